import type { functionTextsJa } from "./function-texts-ja";

const lang = "数据的语言：en、ja 或 zh。省略时使用任务窗格中的设置。";
const langOfResult = "结果的语言：en、ja 或 zh。省略时使用任务窗格中的设置。";
const partnoOfMany = "型号，或型号所在的单元格区域。";

export const functionTextsZh: typeof functionTextsJa = {
  SEARCH: {
    description: "搜索元件，返回带标题行的表格。",
    parameters: {
      filter: "用 and 连接的条件，例如 Category eq 'inductors' and Inductance ge 1e-6。留空则返回所有元件。",
      orderby: "排序的字段及 asc 或 desc，用逗号分隔，例如 Inductance asc。",
      lang,
      fields: "作为列的字段名：单元格区域，或用逗号分隔的文本。* 表示全部字段。",
      limit: "最多返回的元件数。省略则返回所有符合条件的元件；如果超过“设置”中的最大数量，则返回错误。",
    },
  },
  SPEC: {
    description: "返回元件的规格：一个值，或由一列型号和一行字段组成的表格。",
    parameters: { partno: partnoOfMany, field: "字段名，例如 Capacitance，或字段名所在的单元格区域。", lang },
  },
  PART: {
    description: "将元件作为数据类型返回：显示型号，可打开含数据和照片的卡片，并可使用 =B2.Capacitance 这样的公式。",
    parameters: { partno: "型号。", lang },
  },
  CHECK: {
    description: "将元件与 BOM 中的描述（例如 100nF 50V X7R 0603）进行比较，返回不同之处和一致之处。",
    parameters: {
      partno: partnoOfMany,
      description: "BOM 中的描述、描述所在的单元格区域，或每个元件所在行的单元格。",
      lang: langOfResult,
    },
  },
  ALTERNATIVES: {
    description: "针对某个元件、其他制造商的型号或 BOM 中的一行，查找公布规格相同或更优的元件。",
    parameters: {
      part: "型号（也可以是其他制造商的），或 100nF 50V X7R 0603 这样的描述。",
      description: "BOM 中的描述（一个单元格，或一行单元格）：补充型号没有说明的内容。",
      fields: "作为列的字段名：单元格区域，或用逗号分隔的文本。* 表示全部字段。",
      limit: "最多返回的元件数。省略时为 10。",
      lang,
    },
  },
  WHERE: {
    description: "根据单元格的值生成 SEARCH 的搜索条件。依次指定字段、运算符和值，也可指定三列单元格区域。",
    parameters: {
      field: "字段名，例如 Capacitance。",
      operator: "=、>=、<=、>、<、starts with、contains 或 between；也可以写作 eq、ge、le、gt、lt。",
      value: "值，可以带单位，例如 0.1uF。单元格区域表示符合其中任意一个值。空白则省略该条件。",
      more: "更多条件：字段、运算符、值。",
    },
  },
  FIELDS: {
    description: "列出类别的字段：名称、显示名称、类型、单位、取值，以及是否可用作 SEARCH 的条件。",
    parameters: { category: "类别，例如 inductors。省略则列出所有字段，并注明不指定 Category 的搜索能否使用。" },
  },
  VALUES: {
    description: "列出字段的取值，例如 Status 的五个值，可用于下拉列表和搜索条件。",
    parameters: {
      field: "有取值列表的字段，例如 Status。",
      lang: "取值的语言：en、ja 或 zh。省略时使用任务窗格中的设置。",
    },
  },
  DOWNLOADURL: {
    description: "返回某个类别全部元件的下载链接，最长 7 天有效。",
    parameters: { category: "ceramicCapacitorsSMD、ceramicCapacitorsLead 或 inductors。", lang },
  },
};
