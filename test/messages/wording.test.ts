import { readdirSync, readFileSync } from "node:fs";
import { functionTexts } from "../../src/messages/function-texts";
import { helpTexts } from "../../src/messages/help-texts";
import { cellText } from "../../src/messages/message";
import { refreshTexts } from "../../src/messages/refresh-texts";
import { settingsTexts } from "../../src/messages/settings-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { fields } from "../../src/vocabulary/field";
import { type Language, languages } from "../../src/vocabulary/language";
import { everyFailure } from "./failures";
import { shown, tables } from "./pane-texts";

const manifest = readFileSync("manifest.xml", "utf8");
const locales: Readonly<Record<Language, string>> = { en: "", ja: "ja-JP", zh: "zh-CN" };

/** A text of the manifest by its id. */
function inManifest(id: string, language: Language): string {
  const [, english, overrides] =
    new RegExp(`<bt:String id="${id}" DefaultValue="([^"]*)">([^]*?)</bt:String>`).exec(manifest) ?? [];
  const text =
    language === "en" ? english : new RegExp(`"${locales[language]}" Value="([^"]*)"`).exec(overrides ?? "")?.[1];
  if (text === undefined) throw new Error(`${id} has no text in ${language}`);
  return text;
}

const manifestIds = [...manifest.matchAll(/<bt:String id="([^"]*)" DefaultValue="[^"]*">/g)].map(([, id]) => id ?? "");

/** Every text that users see, with a name that is the same in all languages. */
function textsIn(language: Language): ReadonlyMap<string, string> {
  const failures = Object.values(everyFailure).flatMap((samples) =>
    samples.map((failure) => [JSON.stringify(failure), cellText(failure, language)] as const),
  );
  const panes = Object.entries(tables).flatMap(([table, [texts, samples]]) =>
    shown(texts[language], samples, `${table}.`),
  );
  return new Map([
    ...failures,
    ...panes,
    ...manifestIds.map((id) => [`manifest ${id}`, inManifest(id, language)] as const),
    ...shown(helpTexts[language], {}, "help."),
    ...fields.map(({ name, label }) => [`field ${name}`, label[language]] as const),
  ]);
}

/** Retired words of the glossary, and phrases that aren't plain English. */
const retired: Readonly<Record<Language, RegExp>> = {
  en: /\b(makers?|begins with|comparison|calculated? again|anew|fr[eo]{1,2}zen?|answer(s|ed)?|forget|usual|cancelled|catalogue|centre|organisation|so many|such(?! as)|whoever|nobody|is told|stands|cannot|is not|does not|self-resonance|package type)\b/i,
  ja: /記述|記載|比較方法|空のセル|値に固定|要求(?!した)|保存した値|APIキー|標準|(?<!生産)中止|最小受注数量|BOM確認|[［］]|[一二三]つ/,
  zh: /筛选|比较方式|(?<!清)空单元格|(?<!任务)窗格|应答|答复|固定为值|静电容量|电感(?![值器])|包装类型|湿度敏感等级|最小订购数量|这台计算机|给出/,
};

/** Users search for and check parts. "Product" is used only in names, and where CHECK compares it with the BOM. */
const product: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\.)\bproducts?\b(?! information)/i,
  ja: /製品(?!情報)/,
  zh: /产品(?!信息)/,
};
const productNames = /^(field |checkTexts|tableTexts\.(cardSections|fieldColumns))/;

test.each(languages)("no retired word is left in %s", (language) => {
  const found = [...textsIn(language)].filter(
    ([name, text]) => retired[language].test(text) || (!productNames.test(name) && product[language].test(text)),
  );
  expect(found).toEqual([]);
});

/** Words that comments don't use, because plain English has a shorter or more exact one. */
const retiredInComments =
  /\b(anew|called off|cancelled|centre|colours?|goes on|is told|metres?|neighbours?|nobody|organisations?|so many|such an?|under way|whoever)\b/i;

test("comments use no retired word", () => {
  const found = sourceFiles().flatMap((file) =>
    commentsOf(readFileSync(file, "utf8"))
      .filter((comment) => retiredInComments.test(comment))
      .map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});

/** Block comments, and line comments that start a line or follow a space, unlike the slashes of a URL. */
const commentsOf = (source: string): readonly string[] => source.match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];

function sourceFiles(): readonly string[] {
  return ["src", "service", "workbook", "scripts", "bench", "test"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.([cm]?js|tsx?|css)$/.test(file) && file !== "messages/wording.test.ts")
      .map((file) => `${folder}/${file}`),
  );
}

test.each(["ja", "zh"] as const)("no retired word is left in the functions' texts in %s", (language) => {
  const texts = shown(functionTexts[language], {});
  expect(texts.filter(([, text]) => retired[language].test(text) || product[language].test(text))).toEqual([]);
});

/** The controls that texts refer to, by their labels; Home is Excel's own. */
const controls: readonly Readonly<Record<Language, string>>[] = [
  { en: "Home", ja: "ホーム", zh: "开始" },
  ...manifestIds.filter((id) => id.endsWith(".Label")).map((id) => inAll((language) => inManifest(id, language))),
  ...(["settings", "find", "check", "activity"] as const).map((id) =>
    inAll((language) => shellTexts[language].views[id]),
  ),
  inAll((language) => refreshTexts[language].scopes.failures),
  ...(["save", "forget", "limits"] as const).map((id) => inAll((language) => settingsTexts[language][id])),
];

function inAll(text: (language: Language) => string): Readonly<Record<Language, string>> {
  return { en: text("en"), ja: text("ja"), zh: text("zh") };
}

test("a text that names a control names one that exists, in every language", () => {
  const [en, ja, zh] = languages.map(textsIn);
  const named = [...(ja ?? [])].flatMap(([name, text]) =>
    [...text.matchAll(/\[([^\]]*[^\x20-\x7f\]][^\]]*)\]/g)].map(([, label]) => ({ name, label })),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const { name, label } of named) {
    const same = controls.filter((control) => control.ja === label);
    expect({ name, label, known: same.length > 0 }).toEqual({ name, label, known: true });
    expect(same.map((control) => control.en).filter((each) => en?.get(name)?.includes(each))).not.toEqual([]);
    expect(same.map((control) => control.zh).filter((each) => zh?.get(name)?.includes(`“${each}”`))).not.toEqual([]);
  }
  const paths = [...(en ?? [])].filter(([, text]) => /Product information[ >,.]/.test(text)).map(([name]) => name);
  expect(paths.filter((name) => !ja?.get(name)?.includes("[製品情報]"))).toEqual(["manifest GetStarted.Title"]);
});
