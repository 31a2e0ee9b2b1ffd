import { languages, locales } from "../../src/product-data/vocabulary/language";
import { manifest } from "./breaks";

/** The letters of each language's labels; Chinese has no kana. */
const letters = {
  en: /^[A-Za-z ]+$/,
  ja: /[\u3040-\u30ff\u4e00-\u9fff]/,
  zh: /^(?=.*[\u4e00-\u9fff])[^\u3040-\u30ff]+$/,
};

test.each(languages)("each button of the ribbon and item of the menu has its own label in %s", (language) => {
  const controls = /<(?:Control xsi:type="Button"|Item ).*?<Label resid="(.*?)"/gs;
  const ids = new Set([...manifest.matchAll(controls)].map(([, id = ""]) => id));
  const labels = [...ids].map((id) => {
    const [, inEnglish, overrides = ""] =
      new RegExp(`<bt:String id="${id}" DefaultValue="(.*?)">(.*?)</bt:String>`, "s").exec(manifest) ?? [];
    return language === "en" ? inEnglish : new RegExp(`"${locales[language]}" Value="(.*?)"`).exec(overrides)?.[1];
  });
  expect(labels).toHaveLength(8);
  expect(new Set(labels).size).toBe(8);
  expect(labels.filter((label) => !letters[language].test(label ?? ""))).toEqual([]);
});

test("each command of the context menu is on the ribbon too, because in a table Excel for Windows and Mac shows no menu", () => {
  const [ribbon = "", menu = ""] = manifest.split('<ExtensionPoint xsi:type="ContextMenu">');
  const commandsIn = (part: string) => [...part.matchAll(/<FunctionName>(.*?)</g)].map(([, name = ""]) => name);
  expect(commandsIn(menu)).toContain("FindAlternatives");
  expect(commandsIn(ribbon)).toEqual(expect.arrayContaining(commandsIn(menu)));
});
