import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

test("every class in the pane has a look, and every look is of a class", () => {
  const folder = path.join(__dirname, "../../../src/addin/taskpane");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = (end: RegExp): string =>
    files.flatMap((file) => (end.test(file) ? readFileSync(path.join(folder, file), "utf8") : [])).join("\n");
  const namesIn = (text: string, pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const looks = namesIn(read(/\.css$/).replace(/\/\*.*?\*\//gs, ""), /\.([a-z][\w-]*)/g);
  const values = namesIn(read(/\.(?:tsx|html)$/), /class=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g).join("\n");
  const strings = values.replace(/=== "\w+"/g, "");
  const given = [
    ...namesIn(strings, /"([^"]*)"/g),
    ...namesIn(strings.replace(/\$\{[^}]*\}/g, ""), /`([^`]*)`/g),
    // The looks of states and notices, which data names.
    "good doubtful success warning",
  ].flatMap((names) => names.match(/\S+/g) ?? []);
  expect(new Set(given)).toEqual(new Set(looks));
});
