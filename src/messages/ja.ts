import { categoryById, type SearchContext } from "../vocabulary/category";
import type { Expected, FilterIssue } from "../filter/issue";
import type { Aspect } from "../bom/compare";
import { aspectTexts } from "./aspect-texts";
import type { Messages } from "./failure";
import { shorten } from "./shortened";

const expected: Readonly<Record<Expected, string>> = {
  field: "項目名",
  operator: "eq、ge、le、gt、lt のいずれか",
  value: "値（数値、true、false、または単一引用符で囲んだ文字列）",
  text: "単一引用符で囲んだ文字列",
  "(": "(",
  ",": ",",
  ")": ")",
  and: "and",
  direction: "asc または desc",
};

const context = (id: SearchContext): string =>
  id === "none" ? "Category を指定しない検索" : (categoryById(id)?.label.ja ?? id);
const at = ({ clause, span }: Pick<FilterIssue, "clause" | "span">): string =>
  `${clause === "filter" ? "検索条件" : "並べ替え"}${span === null ? "" : `の ${String(span.start + 1)} 文字目`}: `;
const aspect = (of: Aspect): string => aspectTexts.ja[of];
const list = (items: readonly string[]): string => items.join("、");
const meant = (name: string | null): string => (name === null ? "" : `${name} ではありませんか。`);

/** The cells of commands/recovery.ts. */
const again =
  "サービスが応答すれば、このエラーのセルは再計算されます。Vendor の作業ウィンドウの［更新］を押すと、すぐに再計算されます。";

export const ja: Messages = {
  failures: {
    expected: (issue) =>
      `${at(issue)}${expected[issue.expected]}が必要です${issue.found === "" ? "" : `（入力: ${issue.found}）`}。`,
    unterminatedText: (issue) =>
      `${at(issue)}文字列が閉じられていません。文字列の中の引用符は二つ重ねて書きます（''）。`,
    badNumber: (issue) =>
      `${at(issue)}${issue.found} は数値ではありません。単位を付けず基本単位で書きます（1 µF は 1e-6）。`,
    notSupported: (issue) =>
      `${at(issue)}${issue.found} はこのサービスにありません。条件は and でつなぎ、複数の候補は 'A|B' と書きます。`,
    upperCase: (issue) => `${at(issue)}${issue.found.toLowerCase()} は小文字で書きます。`,
    unknownField: (issue) => `${at(issue)}${issue.name} という項目はありません。${meant(issue.nearest)}`,
    fieldNotUsable: (issue) =>
      issue.usable.length === 0
        ? `${at(issue)}${issue.field} では検索できません。${issue.instead === null ? "" : `${issue.instead} で検索してください。`}`
        : `${at(issue)}${issue.field} は「${context(issue.context)}」では使えません。使えるのは次のとおりです: ${list(issue.usable.map(context))}。`,
    wrongOperator: (issue) =>
      `${at(issue)}${issue.field} に ${issue.operator} は使えません。使えるのは ${list(issue.allowed)} です。`,
    wrongType: (issue) =>
      `${at(issue)}${issue.field} には${{ text: "単一引用符で囲んだ文字列", number: "引用符のない数値", boolean: " true か false " }[issue.needed]}を指定します。`,
    notInList: (issue) => `${at(issue)}${issue.value} は ${issue.field} の値にありません。${meant(issue.nearest)}`,
    emptyAlternative: (issue) => `${at(issue)}空の文字列は何にも一致しません。空の候補か、隣の | を消してください。`,
    repeatedCategory: (issue) => `${at(issue)}Category は一度だけ指定できます。`,

    noKey: () => "APIキーがありません。Vendor の作業ウィンドウを開いてキーを入力してください。",
    keyRejected: () =>
      "サービスがAPIキーを受け付けません。Vendor の作業ウィンドウで正しいキーを入力してください。それまで何も送信しません。",
    badRequest: ({ detail }) =>
      `サービスがリクエストを受け付けません。${detail === "" ? "" : `サービスの説明: ${detail}`}`,
    notFound: () =>
      "サービスに該当するものがありません。Vendor の作業ウィンドウでサービスのアドレスを確認してください。",
    tooLong: () => "リクエストがサービスの上限より長くなりました。候補を減らすか短くしてください。",
    throttled: ({ untilMs }) =>
      `サービスのリクエスト数の上限に達しました${untilMs === null ? "" : `（${clockTime(untilMs)} まで）`}。${again}`,
    serviceFailed: ({ status }) => `サービスでエラーが発生しました（ステータス ${String(status)}）。${again}`,
    notLoaded: () => `アドインの一部を読み込めませんでした。ネットワーク接続を確認してください。${again}`,
    offline: () =>
      "このコンピューターはネットワークに接続されていません。接続すると、このエラーのセルは再計算されます。",
    unreachable: () =>
      `サービスに接続できません。ネットワークと、Vendor の作業ウィンドウのアドレスを確認してください。${again}`,
    timedOut: ({ afterMs }) => `サービスが ${String(Math.round(afterMs / 1000))} 秒以内に応答しませんでした。${again}`,
    unreadable: ({ detail }) => `サービスの応答を読み取れませんでした（${detail}）。${again}`,

    partUnknown: ({ partno, near }) =>
      `品番 ${partno} は見つかりませんでした。${near.length === 0 ? "" : `${list(near)} ではありませんか。`}`,
    notAPartNumber: ({ text }) => `品番ではありません: ${shorten(text)}`,
    tooManyProducts: ({ allowed }) =>
      `${String(allowed)} 件を超える製品が一致します。条件を加えるか、${String(allowed)} 以下の上限を指定してください。`,

    errorInCell: ({ error }) => `この数式が参照するセルに ${error} が表示されています。`,
    fieldUnknown: ({ name, near }) => `${name} という項目はありません。${meant(near)}`,
    fieldMissing: () => "Capacitance のような項目名を指定してください。",
    fieldNotInCategory: ({ field, categories }) =>
      `${field} があるのは次のカテゴリだけです: ${list(categories.map((id) => context(id as SearchContext)))}。`,
    fieldNotListed: ({ field, listed }) =>
      `${field} には値の一覧がありません。一覧があるのは次の項目です: ${list(listed)}。`,
    categoryUnknown: ({ name, near }) => `${name} というカテゴリはありません。${meant(near)}`,
    categoryNotDownloadable: ({ categories }) => `次のカテゴリのどれかを指定してください: ${list(categories)}。`,
    shapesDiffer: () => "品番を列に、項目を行に（またはその逆に）並べてください。",
    descriptionsMisplaced: () => "品番と同じ並びで、品番ごとに一つの記載を指定してください。",
    conditionIncomplete: ({ field }) =>
      field === ""
        ? "条件は項目・演算子・値の組です。項目がありません。"
        : `条件は項目・演算子・値の組です。${field} に演算子か値がありません。`,
    conditionsMisplaced: () => "項目・演算子・値は同じ行数の列で指定してください。",
    operatorUnknown: ({ operator, operators }) =>
      `${operator} という演算子はありません。使えるのは次のとおりです: ${list(operators)}。`,
    betweenNeedsTwo: ({ field }) => `${field} の between には、最小と最大の二つのセルの範囲を指定してください。`,
    oneValueOnly: ({ field }) => `${field} は数値なので値は一つだけです。範囲には between を使ってください。`,
    notAQuantity: ({ field, unit, value }) =>
      `${field}: ${shorten(value)} は${unit === "" ? "数値" : `単位 ${unit} の量`}として読み取れません。`,
    unitMisfit: ({ field, unit, value, found }) =>
      `${field} の単位は ${unit} ですが、${shorten(value)} の単位は ${found} です。`,
    unitUnusable: ({ field, found, units }) =>
      units.length === 0
        ? `${field} には単位がありません。[${found}] を削除してください。`
        : `${field} は ${found} では表示できません。${list(units)} を使用してください。`,
    limitUnusable: ({ limit }) => `上限 ${limit} は1以上の整数ではありません。`,
    resultTooLarge: ({ rows, columns, fittingRows }) =>
      `${String(rows)} 行 × ${String(columns)} 列は Excel が一度に受け取れる量を超えています。この列数では ${String(fittingRows)} 行まで入ります。上限を指定するか、項目を減らしてください。`,
    requirementIncomplete: ({ partno, missing }) =>
      `代替品を探すための情報が足りません${partno === "" ? "" : `（${partno}）`}。記述に追加してください: ${list(missing.map(aspect))}。`,
    requirementContradictory: ({ aspect: of, one, other }) =>
      `${aspect(of)}に2つの値があります: ${one} と ${other}。どちらか1つにしてください。`,
    nothingFits: ({ compared, shortIn }) =>
      compared === 0
        ? "この値、サイズ、定格の製品はありません。"
        : `わかっている条件をすべて満たす製品はありません。同じ値の ${String(compared)} 製品の多くは、次の項目を満たしません: ${list(shortIn.map(aspect))}。`,
    previewOnly: () => "数式を確定すると表示されます。",
  },
};

const clockTime = (atMs: number): string => new Date(atMs).toLocaleTimeString("ja", { timeStyle: "short" });
