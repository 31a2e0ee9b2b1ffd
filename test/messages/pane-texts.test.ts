import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "../../src/product-data/vocabulary/language";
import { shown, tables } from "./pane-texts";

const messages = join("src", "messages");

/** Names that stay in English in every language: Excel, the API and its fields, units, and values of the samples. */
const names =
  /\b(Excel|NAME|XLSX|DCR|MSL|sat|Microsoft|Mac|Web|API|URL|BOM|MPN|JSON|HTTPS?|limit|SEARCH|SPEC|PART|CHECK|WHERE|VENDOR|Vendor|Ctrl|Alt|Enter|Esc|TRUE|FALSE|OK|NRND|Category|inch|mm|uF|MB|ZIP|kB|InvalidSelection|AEC|SMD|RoHS|REACH|GRM\w+|appsforoffice\.microsoft\.com|X|B2?)\b|\$?filter|\$?orderby|https?(:\S+)?/g;

/** What a sample's arguments put into a text. */
const placed = /\d+(?:[.:-]\d+)*|GRM\d\w*/g;

describe.each(Object.keys(tables))("%s", (name) => {
  const [table, samples] = tables[name] ?? [];
  const textsIn = (language: Language) => shown(table?.[language] ?? {}, samples ?? {});

  test.each(languages.slice(1))("texts in %s are complete, and say what the English ones say", (other) => {
    const texts = new Map(textsIn(other));
    const english = textsIn("en");
    expect([...texts.keys()]).toEqual(english.map(([key]) => key));
    const lost = english.flatMap(([key, text]) =>
      (text.match(placed) ?? []).filter((each) => texts.get(key)?.includes(each) !== true).map((each) => [key, each]),
    );
    expect(lost).toEqual([]);
  });

  test.each(languages)("texts in %s are whole, and in their language", (language) => {
    for (const [key, text] of textsIn(language)) {
      expect([key, text]).toEqual([key, expect.not.stringMatching(/undefined|null|NaN|\[object|\$\{|\{\w+\}|^$/)]);
      if (language === "en")
        expect([key, text]).toEqual([key, expect.not.stringMatching(/[\u3040-\u30ff\u4e00-\u9fff]/)]);
      else expect([key, text.replace(names, "")]).toEqual([key, expect.not.stringMatching(/[A-Za-z]{3,}/)]);
    }
  });

  test("every text is shown somewhere", () => {
    const all = sources();
    const users = all.filter((source) => new RegExp(name, "i").test(source));
    // A text is shown by its name, or by a name that is data: a kind of change, a state of a part, a column of a
    // report.
    const isShown = (key: string): boolean =>
      users.some((user) => new RegExp(`(texts?|words|${name}\\[.+\\])\\.${key}\\b`, "i").test(user)) ||
      all.some((source) => source.includes(`"${key}"`) || source.includes(`  ${key}: { kind: "`));
    expect(Object.keys(table?.en ?? {}).filter((key) => !isShown(key))).toEqual([]);
  });
});

/** The files that show texts, and the tables' own files that combine texts in a function. */
function sources(): readonly string[] {
  return ["src", "cli"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(messages))
    .concat(
      [
        "line/check-text",
        "line/relation-text",
        "excel-refusal",
        "check-bom/change-texts",
        "find/find-texts",
        "check-bom/objection-text",
        "line/printed-verdict",
        "line/requirement-text",
        "line/verdict-texts",
      ].map((file) => join(messages, `${file}.ts`)),
    )
    .map((file) => {
      const source = readFileSync(file, "utf8");
      return file.startsWith(messages) && !/verdict(?:-texts)?\.ts$/.test(file)
        ? source.slice(source.indexOf("export function"), source.indexOf("export const"))
        : source;
    });
}
