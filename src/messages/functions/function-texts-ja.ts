const lang = "データの言語: en、ja、zh。省略すると作業ウィンドウの設定に従います。";
const langOfResult = "結果の言語: en、ja、zh。省略すると作業ウィンドウの設定に従います。";
const partnoOfMany = "品番、または品番のセル範囲。";

export const functionTextsJa = {
  SEARCH: {
    description: "部品を検索し、見出し行付きの表で返します。",
    parameters: {
      filter:
        "検索条件を and でつないだもの。例: Category eq 'inductors' and Inductance ge 1e-6。空白の場合はすべての部品。",
      orderby: "並べ替える項目と asc または desc。コンマで区切ります。例: Inductance asc。",
      lang,
      fields: "列として表示する項目名。セル範囲、またはコンマ区切りの文字列。* はすべての項目。",
      limit: "部品の最大数。省略すると、一致するすべての部品を返します。[設定] の上限を超える場合はエラーになります。",
    },
  },
  SPEC: {
    description: "部品の仕様を返します。1 つの値、または品番の列と項目の行からなる表を返します。",
    parameters: { partno: partnoOfMany, field: "Capacitance のような項目名、または項目名のセル範囲。", lang },
  },
  PART: {
    description:
      "部品をデータ型として返します。品番が表示され、データと写真のカードを開けます。=B2.Capacitance のような数式も使えます。",
    parameters: { partno: "品番。", lang },
  },
  CHECK: {
    description: "部品を BOM の説明（例: 100nF 50V X7R 0603）と比較し、異なる項目と一致する項目を返します。",
    parameters: {
      partno: partnoOfMany,
      description: "BOM の説明、説明のセル範囲、または各部品の行のセル。",
      lang: langOfResult,
    },
  },
  ALTERNATIVES: {
    description: "部品、他メーカーの品番、または BOM の行に対し、公表仕様が同等以上の部品を検索します。",
    parameters: {
      part: "品番（他メーカーの品番も可）、または 100nF 50V X7R 0603 のような説明。",
      description: "BOM の説明（1 つのセル、または行のセル）。品番からわからない情報を補います。",
      fields: "列として表示する項目名。セル範囲、またはコンマ区切りの文字列。* はすべての項目。",
      limit: "部品の最大数。省略すると 10。",
      lang,
    },
  },
  WHERE: {
    description:
      "セルの値から SEARCH の検索条件を作成します。項目、演算子、値を順に指定します。3 列のセル範囲でも指定できます。",
    parameters: {
      field: "Capacitance のような項目名。",
      operator: "=、>=、<=、>、<、starts with、contains、between のいずれか。eq、ge、le、gt、lt とも書けます。",
      value:
        "値。0.1uF のように単位を付けられます。セル範囲の場合は、いずれかの値に一致する部品を検索します。空白の場合、この条件は省略されます。",
      more: "追加の条件: 項目、演算子、値。",
    },
  },
  FIELDS: {
    description: "カテゴリの項目の一覧（名前、表示名、型、単位、値、検索条件に使えるかどうか）を返します。",
    parameters: {
      category:
        "inductors のようなカテゴリ。省略すると、すべての項目と、Category を指定しない検索で使えるかどうかを返します。",
    },
  },
  VALUES: {
    description: "項目の値の一覧（例: Status の 5 つの値）を返します。ドロップダウン リストや検索条件に使えます。",
    parameters: {
      field: "値の一覧がある項目。例: Status。",
      lang: "値の言語: en、ja、zh。省略すると作業ウィンドウの設定に従います。",
    },
  },
  DOWNLOADURL: {
    description: "カテゴリの全部品のダウンロード リンクを返します。リンクは最長 7 日間有効です。",
    parameters: { category: "ceramicCapacitorsSMD、ceramicCapacitorsLead、inductors のいずれか。", lang },
  },
};
