import { followTheme } from "../../../src/addin/taskpane/theme";

test.each([
  ["no theme", {}],
  ["null", { officeTheme: null }],
  [
    "an error",
    {
      get officeTheme(): never {
        throw new Error("not available");
      },
    },
  ],
])("if Office's theme is %s, the page follows the browser", (_, context) => {
  const dataset: Record<string, string> = {};
  const addEventListener = (): void => undefined;
  const document = { documentElement: { dataset }, addEventListener };
  const given = { Office: { context }, document, addEventListener };
  const before = Object.keys(given).map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, given);
  followTheme();
  expect(dataset["theme"]).toBeUndefined();
  Object.assign(globalThis, Object.fromEntries(before));
});
