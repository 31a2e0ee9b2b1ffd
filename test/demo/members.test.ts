import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { hostTypes } from "../../demo/excel/host-types";

/** Microsoft's type definitions contain the requirement set of every member. */
const definitions = readFileSync(createRequire(__filename).resolve("@types/office-js/index.d.ts"), "utf8");
const excel = definitions.slice(definitions.indexOf("declare namespace Excel {"));

test("every member that the host supports exists in Excel, from the requirement set that Microsoft documents", () => {
  const answered = Object.entries(hostTypes).flatMap(([name, { members }]) =>
    Object.entries(members).map(([member, { since }]) => `${name}.${member} ${String(since)}`),
  );
  const documented = Object.entries(hostTypes).flatMap(([name, { members }]) => {
    const sets = setsOf(name);
    return Object.keys(members).map((member) => `${name}.${member} ${String(sets.get(member))}`);
  });
  expect(answered).toEqual(documented);
  expect(answered).toMatchSnapshot();
});

/** Members of a class with their sets. */
function setsOf(className: string): ReadonlyMap<string, string> {
  const from = new RegExp(`\\n {4}class ${className} extends `).exec(excel)?.index;
  if (from === undefined) throw new Error(`Excel has no class ${className}`);
  const body = excel.slice(from, excel.indexOf("\n    }", from));
  const members = body.matchAll(/\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\s*(?:readonly )?(?<name>\w+)[:(<]/g);
  return new Map(
    [...members].map(({ groups: { comment = "", name = "" } = {} }) => [
      name,
      /\[Api set: ExcelApi (?<set>[\d.]+)/.exec(comment)?.groups?.["set"] ?? "none",
    ]),
  );
}
