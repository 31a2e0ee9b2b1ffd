import { categories, categoryById, type SearchContext } from "../../product-data/vocabulary/category";
import { exampleOf } from "../find/example-text";
import type { Expected, FilterIssue } from "../../product-data/filter/issue";
import type { Aspect } from "../../bom/claims/point";
import { aspectTexts } from "../line/aspect-texts";
import { closestText } from "../line/closest-text";
import { dateText } from "../grammar/date-text";
import { anyOf } from "../grammar/list-text";
import type { Messages } from "./failure";
import { shorten, firstFew } from "../grammar/shorten";

const expected: Readonly<Record<Expected, string>> = {
  field: "項目名",
  operator: "eq、ge、le、gt、lt のいずれか",
  value: "値（数値、true、false、または単一引用符で囲んだ文字列）",
  text: "単一引用符で囲んだ文字列",
  "(": "「(」",
  ",": "「,」",
  ")": "「)」",
  and: "「and」",
  direction: "「asc」または「desc」",
};

const context = (id: SearchContext): string =>
  id === "none" ? "Category を指定しない検索" : (categoryById(id)?.label.ja ?? id);
const at = ({ clause, span }: Pick<FilterIssue, "clause" | "span">): string => {
  const where = clause === "filter" ? "検索条件" : "並べ替え";
  return span === null ? `${where}: ` : `${where}の ${String(span.start + 1)} 文字目: `;
};
const items = new Intl.ListFormat("ja");
const list = (of: readonly string[]): string => items.format(of);
const aspect = (of: Aspect): string => aspectTexts.ja[of];
const ifItContinues = "解決しない場合は、[動作状況] の [診断情報] をコピーし、管理者に送ってください。";
/** Japanese letters after a half-width one have a space before them. */
const setOff = (text: string): string => (/[!-~]$/.test(text) ? `${text} ` : text);
const number = (value: number): string => value.toLocaleString("ja");
const fieldHint = (name: string, near: string | null): string =>
  near === null
    ? `項目「${name}」はありません。項目の一覧は VENDOR.FIELDS で確認してください。`
    : `項目「${name}」はありません。${near} ではありませんか。`;

export const ja: Messages = {
  settings: { inPane: "[設定]", inCell: "[製品情報] の [設定]" },

  inCell: (cause, code) =>
    code === "offline"
      ? `${cause}オンラインに戻ると、このエラーのセルは自動的に再計算されます。`
      : `${cause}${code === "notLoaded" ? "接続が回復" : "サービスが応答"}すると、このエラーのセルは自動的に再計算されます。すぐに再試行するには、[Vendor] タブの [製品情報] で [動作状況] を開き、[エラーのセルを再試行] を選択してください。`,

  failures: {
    expected: (issue) =>
      issue.found === ""
        ? `${at(issue)}${expected[issue.expected]}を指定してください。`
        : `${at(issue)}${expected[issue.expected]}を指定してください（入力: ${issue.found}）。`,
    unterminatedText: (issue) =>
      `${at(issue)}文字列の末尾に引用符（'）を追加してください。文字列内の引用符は 2 つ続けて入力してください（''）。`,
    badNumber: (issue) =>
      `${at(issue)}「${issue.found}」は数値ではありません。1 µF は 1e-6 のように単位なしの基本単位で入力するか、1uF と書ける VENDOR.WHERE を使ってください。`,
    notSupported: (issue) =>
      `${at(issue)}「${issue.found}」は使えません。条件は and でつなぎ、複数の値は 'A|B' のように指定してください。`,
    upperCase: (issue) => `${at(issue)}「${issue.found}」は小文字で入力してください。`,
    unknownField: (issue) => at(issue) + fieldHint(issue.name, issue.nearest),
    fieldNotUsable: (issue) => {
      const { field, instead } = issue;
      const usable = issue.usable.filter((id) => id !== "none");
      if (usable.length > 0)
        return `${at(issue)}${field} は「${context(issue.context)}」では使えません。Category に次のいずれかを指定してください: ${list(usable)}。`;
      return instead === null
        ? `${at(issue)}${field} は条件に使えません。削除してください。`
        : `${at(issue)}${field} は条件に使えません。${instead} を使ってください。`;
    },
    wrongOperator: (issue) =>
      `${at(issue)}${issue.field} に ${issue.operator} は使えません。次の演算子を使ってください: ${list(issue.allowed)}。`,
    wrongType: (issue) =>
      `${at(issue)}${issue.field} には${{ text: "単一引用符で囲んだ文字列", number: "引用符のない数値", boolean: " true または false " }[issue.needed]}を指定してください。`,
    notInList: (issue) =>
      issue.nearest === null
        ? `${at(issue)}「${issue.value}」は ${issue.field} の値ではありません。${issue.values.length > 0 ? `${setOff(anyOf(issue.values, "ja"))}を指定してください。` : "値の一覧は VENDOR.VALUES で確認してください。"}`
        : `${at(issue)}「${issue.value}」は ${issue.field} の値ではありません。${issue.nearest} ではありませんか。`,
    emptyAlternative: (issue) => `${at(issue)}| の隣の値がありません。値を入力するか、| を削除してください。`,
    repeatedCategory: (issue) => `${at(issue)}Category は 1 回だけ指定してください。`,

    noKey: () => "API キーが設定されていません。[Vendor] タブの [製品情報] を選択し、[設定] でキーを入力してください。",
    keyRejected: (_, settings) =>
      `サービスが API キーを拒否しました。${settings} でキーを確認してください。ファイアウォールが原因の場合もあるため、約 1 分ごとに再試行されます。`,
    accessRefused: () =>
      "サービスへのアクセスが拒否されました（ステータス 403）。VPN、ファイアウォール、または組織のキーを保持するサーバーが原因の可能性があります。解決しない場合は、管理者に連絡してください。",
    badRequest: ({ detail }) =>
      detail === ""
        ? "サービスがリクエストを拒否しました。入力内容を確認してください。"
        : `サービスがリクエストを拒否しました。入力内容を確認してください。サービスのメッセージ: 「${detail}」`,
    notFound: (_, settings) =>
      `このアドレスにサービスのデータがありません。${settings} でサービスのアドレスを確認してください。`,
    tooLong: () => "リクエストが長すぎます。検索条件の値を減らすか短くしてください。",
    throttled: ({ untilMs }) =>
      untilMs === null
        ? "サービスのリクエスト数の上限に達しました。1 分ほど待ってから再試行してください。"
        : `サービスのリクエスト数の上限に達しました（${dateText(untilMs, "ja")} に再開）。`,
    serviceFailed: ({ status }) => `サービスでエラーが発生しました（ステータス ${String(status)}）。${ifItContinues}`,
    notLoaded: () => "アドインの一部を読み込めませんでした。ネットワーク接続を確認してください。",
    offline: () => "オフラインです。ネットワーク接続を確認してください。",
    unreachable: (_, settings) =>
      `サービスに接続できません。ネットワーク接続と、${settings} にあるサービスのアドレスを確認してください。`,
    timedOut: ({ afterMs }) =>
      `サービスが ${number(Math.round(afterMs / 1000))} 秒以内に応答しませんでした。${ifItContinues}`,
    unreadable: ({ detail }) => `サービスの応答を読み取れませんでした（${detail}）。${ifItContinues}`,

    partUnknown: ({ partno, near }) =>
      near.length === 0
        ? `品番 ${partno} は Vendor のカタログにありません。Vendor の品番の場合は番号を確認し、他メーカーの品番の場合は、VENDOR.ALTERNATIVES に説明を指定して代替品を探してください。`
        : `品番 ${partno} は見つかりませんでした。${anyOf(firstFew(near), "ja")} ではありませんか。`,
    notAPartNumber: ({ text }) =>
      `「${shorten(text)}」は品番ではありません。品番を入力するか、セルを空白にしてください。`,
    tooManyProducts: ({ allowed }, settings) =>
      `${number(allowed)} 件を超える部品が見つかりました。条件を追加するか、引数 limit を指定するか、${settings} で最大件数を増やしてください。`,

    errorInCell: ({ error }) =>
      `この数式が参照するセルに ${error} が表示されています。そのセルのエラーを修正してください。`,
    fieldUnknown: ({ name, near }) => fieldHint(name, near),
    fieldMissing: () => "Capacitance のような項目名を指定してください。",
    fieldNotListed: ({ field, listed }) =>
      `${field} には値の一覧がありません。次の項目を指定してください: ${list(listed)}。`,
    categoryUnknown: ({ name, near }) =>
      near === null
        ? `カテゴリ「${name}」はありません。次のいずれかを指定してください: ${list(categories.map(({ id }) => id))}。`
        : `カテゴリ「${name}」はありません。${near} ではありませんか。`,
    categoryNotDownloadable: ({ categories: having }) => `次のカテゴリのいずれかを指定してください: ${list(having)}。`,
    shapesDiffer: () => "品番を列に、項目を行に（またはその逆に）並べてください。",
    descriptionsMisplaced: () =>
      "説明には、品番と同じ大きさのセル範囲か、品番ごとに 1 行のセル範囲を指定してください。",
    conditionIncomplete: ({ field }) =>
      field === "" ? "条件の項目を指定してください。" : `${field} の演算子と値を指定してください。`,
    conditionsMisplaced: () => "項目、演算子、値は同じ行数の列で指定してください。",
    operatorUnknown: ({ operator, operators }) =>
      `演算子「${operator}」はありません。次の演算子を使ってください: ${list(operators)}。`,
    betweenNeedsTwo: ({ field }) => `${field} の between には、最小値と最大値を入力した 2 つのセルを指定してください。`,
    oneValueOnly: ({ field }) =>
      `${field} には数値を 1 つだけ指定してください。最小値と最大値には between を使ってください。`,
    notAQuantity: ({ field, unit, value }) =>
      unit === ""
        ? `${field}: 「${shorten(value)}」を数値として認識できません。数値を入力してください。`
        : `${field}: 数値、または ${exampleOf(unit)} のような値を入力してください（入力: ${shorten(value)}）。`,
    unitMisfit: ({ field, unit, value, found }) =>
      `${field}: ${exampleOf(unit)} のような値を入力してください（「${shorten(value)}」の単位は ${found}）。`,
    unitUnusable: ({ field, found, units }) =>
      units.length === 0
        ? `${field} には単位がありません。[${found}] を削除してください。`
        : `${field} は ${found} では表示できません。次の単位を使ってください: ${list(units)}。`,
    limitUnusable: ({ limit }) => `引数 limit には 1 以上の整数を指定してください（入力: ${limit}）。`,
    resultTooLarge: ({ rows, columns, fittingRows }) =>
      `結果（${number(rows)} 行 × ${number(columns)} 列）が Excel の上限を超えています。項目を減らすか、品番または limit を減らして ${number(fittingRows)} 行以下にしてください。`,
    textTooLong: ({ length, allowed }) =>
      `文字列が ${number(length)} 文字あり、セルの上限（${number(allowed)} 文字）を超えています。値を減らすか、数式を分けてください。`,
    requirementIncomplete: ({ partno, missing }) =>
      partno === ""
        ? `説明に追加してください: ${list(missing.map(aspect))}。`
        : `${partno} の説明に追加してください: ${list(missing.map(aspect))}。`,
    requirementContradictory: ({ aspect: of, one, other }) =>
      `${aspect(of)}に 2 つの値があります（${one} と ${other}）。どちらかを訂正または削除してください。`,
    otherKind: ({ kind }) => `${kind.ja}の代替品は検索できません。セラミックコンデンサかインダクタを指定してください。`,
    kindContradictory: ({ number: kind, text }) =>
      `品番は${kind.ja}、説明は${text.ja}です。どちらかを修正してください。`,
    nothingFits: ({ compared, closest }) => {
      if (closest === null) return "この値、サイズ、定格の部品はありません。説明を確認してください。";
      const parts =
        compared === 1 ? "比較した部品は 1 件だけです: " : `比較した部品 ${number(compared)} 件のうち最も近いもの: `;
      return `すべての条件を満たす部品はありません。${parts}${closestText(closest, "ja")}。この部品で十分か確認してください。`;
    },
    notStarted: ({ detail }) =>
      `アドインを起動できませんでした（${shorten(detail)}）。Excel を再起動してください。解決しない場合は Excel を更新してください。`,
    previewOnly: () => "Enter キーを押すと結果が表示されます。",
  },
};
