import { JSDOM } from "jsdom";
import { followTheme } from "../../src/taskpane/theme";

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
  const { window } = new JSDOM();
  const given = { Office: { context }, document: window.document, addEventListener: () => undefined };
  const before = Object.keys(given).map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, given);
  followTheme();
  expect(window.document.documentElement.dataset["theme"]).toBeUndefined();
  Object.assign(globalThis, Object.fromEntries(before));
});
