import { readdirSync, readFileSync, statSync } from "node:fs";
import { helpTexts } from "../../src/messages/help-texts";
import { cellErrorText } from "../../src/messages/failures/message";
import { bomColumnsTexts } from "../../src/messages/check-bom/bom-columns-texts";
import { activityTexts } from "../../src/messages/activity/activity-texts";
import { refreshTexts } from "../../src/messages/activity/refresh-texts";
import { settingsTexts } from "../../src/messages/settings/settings-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { categories } from "../../src/product-data/vocabulary/category";
import { fields } from "../../src/product-data/vocabulary/field";
import { type Language, languages } from "../../src/product-data/vocabulary/language";
import { everyFailure } from "../harness/failures";
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
    samples.map((failure) => [JSON.stringify(failure), cellErrorText(failure, language)] as const),
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
    ...categories.map(({ id, label }) => [`category ${id}`, label[language]] as const),
  ]);
}

/** Words that no English of this project uses: texts, docs, comments, and names of tests. */
const retiredEverywhere =
  /(?<!-)\b(anew|answer(s|ed|ing)?|ask(s|ed|ing)? (again|for|it|the)|begins? with|beside|calculated? again|called off|cancelled|cannot|catalogues?|centres?|(behavio|colo|favo|neighbo)urs?|(analy|normali|organi|recogni|seriali)s(e[ds]?|ing|ations?)|download address|forget(s|ting)? key|freez(e|es|ing)(?! panes)|frozen(?! rows)|goes on|is told|labelled|licences?|makers?|metres?|nobody|package type|renew(s|ed)?|self-resonance|so many|stands(?! for)|stored values?|such an?|under way|whilst|whoever|(are|could|did|do|does|had|has|have|is|should|was|were|would) not)\b/i;

/** Words of the glossary's column "retire" that have another meaning in code, and phrases of the style sheets. */
const retired: Readonly<Record<Language, RegExp>> = {
  en: /\b(forget|(?<!task )panes?|such(?! as)|usual)\b/i,
  ja: /記述|記載|比較方法|空のセル|要求(?!した)|保存した値|APIキー|標準|(?<!生産)中止|最小受注数量|BOM確認|ダウンロード ?アドレス|[［］]|[一二三]つ/,
  zh: /筛选|比较方式|(?<!清)空单元格|(?<!任务)窗格|(?<!单元格|描述|型号|三列)区域|活动|应答|答复|固定为值|静电容量|电感(?![值器])|包装类型|湿度敏感等级|最小订购数量|这台计算机|给出|下载地址|(?<!请求|达到)上限/,
};

/** Users search for and check parts. "Product" is used only in names. */
const product: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\.)\bproducts?\b(?! information)/i,
  ja: /製品(?!情報)/,
  zh: /产品(?!信息)/,
};
const productNames = /^(field |reportTexts\.page)/;

const isRetired = (text: string, language: Language): boolean =>
  retired[language].test(text) || (language === "en" && retiredEverywhere.test(text));

test.each(languages)("no text uses a retired word in %s", (language) => {
  const found = [...textsIn(language)].filter(
    ([name, text]) => isRetired(text, language) || (!productNames.test(name) && product[language].test(text)),
  );
  expect(found).toEqual([]);
});

test.each(languages)(
  "the help page, which has the descriptions of the functions, uses no retired word in %s",
  (language) => {
    const [section = ""] = new RegExp(`<section id="${language}"[^]*?</section>`).exec(help) ?? [];
    const lines = section
      .replace(/<pre>[^]*?<\/pre>|<[^>]*>/g, "")
      .replace(/(?<=\w)\n\s+(?=\w)/g, " ")
      .split("\n");
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => isRetired(line, language) || product[language].test(line))).toEqual([]);
  },
);
const help = readFileSync("src/addin/taskpane/help.html", "utf8");

test("errors of the service and of the commands, and texts of the workbook page, use no retired word", () => {
  const found = ["service/http", "service/options.ts", "scripts", "demo/page.ts", "demo/page-texts.ts"]
    .flatMap(sourceFiles)
    .flatMap((file) => sentencesOf(readFileSync(file, "utf8")).map((text) => [file, text] as const))
    .filter(([, text]) => isRetired(text, languageOf(text)));
  expect(found).toEqual([]);
});

/** Texts in quotes with several words. */
const sentencesOf = (source: string): readonly string[] =>
  (source.match(/"[^"\n]*"|`[^`]*`/g) ?? []).filter((text) => / \S+ |[\u3040-\u9fff]/.test(text));
const languageOf = (text: string): Language =>
  /[\u3040-\u30ff]/.test(text) ? "ja" : /[\u4e00-\u9fff]/.test(text) ? "zh" : "en";

test("the docs use no retired word", () => {
  const docs = readdirSync("docs").filter((file) => file.endsWith(".md") && file !== "product-information-api.md");
  const files = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "bench/README.md", "demo/data/NOTICE.md"];
  const found = [...files, ...docs.map((file) => `docs/${file}`)].flatMap((file) =>
    retiredIn(readFileSync(file, "utf8")).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test("comments and names of tests use no retired word", () => {
  const found = ["src", "service", "demo", "cli", "scripts", "bench", "test"].flatMap(sourceFiles).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...commentsOf(source), ...testNamesOf(source)].flatMap(retiredIn).map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
});

/** The retired words in a text, each with the words around it. Lines are joined, because phrases may be wrapped. */
const retiredIn = (text: string): readonly string[] =>
  [
    ...withoutCode(text)
      .replace(/\s*\n[\s*/]*/g, " ")
      .matchAll(new RegExp(retiredEverywhere, "gi")),
  ].map(({ input, index }) => input.slice(Math.max(0, index - 30), index + 30));

/** Block comments, and line comments that start a line or follow a space, unlike the slashes of a URL. */
const commentsOf = (source: string): readonly string[] => source.match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];
const testNamesOf = (source: string): readonly string[] =>
  source.match(/(?<=\b(test|describe|it)\(|\)\()\s*("[^"\n]*"|`[^`]*`)(?=,)/g) ?? [];

/** Leaves out code, links, and paths, whose names may be older than the glossary. */
const withoutCode = (text: string): string =>
  text.replace(/^```[^]*?^```|`[^`\n]*`|\]\([^)]*\)|[\w.-]+\/[\w./-]+|[\w-]+\.tsx?\b/gm, "");

function sourceFiles(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((file) => `${path}/${file}`)
    .filter((file) => /\.([cm]?js|tsx?|css)$/.test(file) && file !== "test/messages/wording.test.ts");
}

/** The controls that texts refer to, by their labels; the first four are Excel's own. */
const controls: readonly Readonly<Record<Language, string>>[] = [
  { en: "Home", ja: "ホーム", zh: "开始" },
  { en: "Add-ins", ja: "アドイン", zh: "加载项" },
  { en: "Window", ja: "ウィンドウ", zh: "窗口" },
  { en: "My Add-ins", ja: "個人用アドイン", zh: "我的加载项" },
  ...manifestIds.filter((id) => id.endsWith(".Label")).map((id) => inAll((language) => inManifest(id, language))),
  ...(["settings", "find", "check", "activity"] as const).map((id) =>
    inAll((language) => shellTexts[language].views[id]),
  ),
  inAll((language) => refreshTexts[language].scopes.failures),
  inAll((language) => activityTexts[language].diagnostics),
  inAll((language) => bomColumnsTexts[language].columnsUsed),
  ...(["save", "removeKey", "limits", "data"] as const).map((id) => inAll((language) => settingsTexts[language][id])),
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
