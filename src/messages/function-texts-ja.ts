import type { FunctionTexts } from "./function-text";

const lang = "データの言語: en、ja、zh。省略すると作業ウィンドウの設定に従います。";
const partnoOfMany = "品番、または品番のセル範囲。";

export const functionTextsJa: FunctionTexts = {
  SEARCH: {
    description: "製品を検索し、見出し行付きの表で返します。",
    parameters: {
      filter:
        "検索条件を and でつないだもの。例: Category eq 'inductors' and Inductance ge 1e-6。空白の場合はすべての製品。",
      orderby: "並べ替える項目と asc または desc。コンマで区切ります。例: Inductance asc。",
      lang,
      fields: "列にする項目名。セル範囲、またはコンマ区切りの文字列。* はすべての項目。",
      limit: "製品の最大数。省略すると一致するすべての製品。",
    },
  },
  SPEC: {
    description: "部品の仕様を返します。値を1つ、または品番の列と項目の行からなる表を返します。",
    parameters: { partno: partnoOfMany, field: "Capacitance のような項目名、または項目名のセル範囲。", lang },
  },
  PART: {
    description:
      "部品を1つのセルに入れます。品番が表示され、全データと写真のカードを開けます。=B2.Capacitance のような数式も使えます。",
    parameters: { partno: "品番。", lang },
  },
  CHECK: {
    description:
      "部品が BOM の記述（例: 100nF 50V X7R 0603）と合うかを調べます。一致したもの、または違うものを返します。",
    parameters: { partno: partnoOfMany, description: "BOM に書かれた記述、または記述のセル範囲。", lang },
  },
  ALTERNATIVES: {
    description:
      "部品、他社の品番、または BOM の1行を置き換えられる部品を探します。記載データを満たすか上回る部品です。",
    parameters: {
      part: "品番（他社の品番も可）、または 100nF 50V X7R 0603 のような記述。",
      description: "BOM に書かれた記述。品番からわからないことを補います。",
      fields: "列にする項目名。セル範囲、またはコンマ区切りの文字列。* はすべての項目。",
      limit: "部品の最大数。省略すると 10。",
      lang,
    },
  },
  WHERE: {
    description:
      "セルの値から SEARCH の検索条件を作ります。項目、演算子、値の3つを1組にして並べます。3つの列でも指定できます。",
    parameters: {
      field: "Capacitance のような項目名。",
      operator: "=、>=、<=、>、<、starts with、contains、between のいずれか。eq、ge、le、gt、lt とも書けます。",
      value:
        "値。0.1uF のように単位を付けられます。セル範囲はいずれかに一致するものを探します。空白の場合はこの条件を省きます。",
      more: "次の項目、演算子、値。何組でも続けられます。",
    },
  },
  FIELDS: {
    description: "カテゴリの項目を一覧にします。名前、表示名、型、単位、値、検索条件に使えるかどうか。",
    parameters: { category: "inductors のようなカテゴリ。省略するとすべての項目と、Category を指定しない検索の条件。" },
  },
  VALUES: {
    description: "項目が取り得る値を一覧にします。例: Status の5つの値。ドロップダウン リストや検索条件に使えます。",
    parameters: {
      field: "値の一覧がある項目。例: Status。",
      lang: "値の言語: en、ja、zh。省略すると作業ウィンドウの設定に従います。",
    },
  },
  DOWNLOADURL: {
    description: "カテゴリの全製品のファイルの URL を返します。7日間有効です。",
    parameters: { category: "ceramicCapacitorsSMD、ceramicCapacitorsLead、inductors のいずれか。", lang },
  },
};
