import { categories, categoryById, type SearchContext } from "../../product-data/vocabulary/category";
import type { Expected, FilterIssue } from "../../product-data/filter/issue";
import type { Aspect } from "../../bom/aspects/point";
import { aspectTexts } from "../aspect-texts";
import { dateText } from "../date-text";
import type { Messages } from "./failure";
import { shorten } from "./shortened";

const expected: Readonly<Record<Expected, string>> = {
  field: "字段名",
  operator: "eq、ge、le、gt 或 lt",
  value: "数字、true、false 或用单引号括起来的文本",
  text: "用单引号括起来的文本",
  "(": "“(”",
  ",": "“,”",
  ")": "“)”",
  and: "“and”",
  direction: "“asc”或“desc”",
};

const context = (id: SearchContext): string =>
  id === "none" ? "不指定 Category 的搜索" : (categoryById(id)?.label.zh ?? id);
const at = ({ clause, span }: Pick<FilterIssue, "clause" | "span">): string => {
  const where = clause === "filter" ? "搜索条件" : "排序";
  return span === null ? `${where}：` : `${where}第 ${String(span.start + 1)} 个字符：`;
};
const alternatives = new Intl.ListFormat("zh", { type: "disjunction" });
const list = (items: readonly string[]): string => alternatives.format(items.map((item) => `“${item}”`));
const aspect = (of: Aspect): string => aspectTexts.zh[of];
const conjunction = new Intl.ListFormat("zh");
const all = (items: readonly string[]): string => conjunction.format(items);
const number = (value: number): string => value.toLocaleString("zh");
const fieldHint = (name: string, near: string | null): string =>
  near === null
    ? `找不到字段“${name}”。请使用 VENDOR.FIELDS 查看字段列表。`
    : `找不到字段“${name}”。您是指“${near}”吗？`;

export const zh: Messages = {
  inCell: (cause, code) =>
    code === "offline"
      ? `${cause}恢复连接后，出现此错误的单元格会重新计算。`
      : `${cause}服务恢复响应后，出现此错误的单元格会自动重新计算。要立即重试，请在“开始”选项卡中选择“产品信息”，然后在“运行状态”中选择“出错的单元格”。`,

  failures: {
    expected: (issue) =>
      issue.found === ""
        ? `${at(issue)}此处应为：${expected[issue.expected]}。`
        : `${at(issue)}此处应为：${expected[issue.expected]}（当前为“${issue.found}”）。`,
    unterminatedText: (issue) => `${at(issue)}文本缺少结束引号，请添加。文本中的引号要写两次（''）。`,
    badNumber: (issue) => `${at(issue)}“${issue.found}”不是数字。请使用基本单位且不写单位：1 µF 写作 1e-6。`,
    notSupported: (issue) => `${at(issue)}不支持“${issue.found}”。请用 and 连接条件，多个备选值写作 'A|B'。`,
    upperCase: (issue) => `${at(issue)}请使用小写：“${issue.found}”。`,
    unknownField: (issue) => at(issue) + fieldHint(issue.name, issue.nearest),
    fieldNotUsable: (issue) => {
      const { field, instead } = issue;
      const usable = issue.usable.filter((id) => id !== "none");
      if (usable.length > 0)
        return `${at(issue)}${field} 不能用于“${context(issue.context)}”。请将 Category 指定为${list(usable)}。`;
      return instead === null
        ? `${at(issue)}${field} 不能用作条件，请删除。`
        : `${at(issue)}${field} 不能用作条件，请使用 ${instead}。`;
    },
    wrongOperator: (issue) => `${at(issue)}${issue.field} 不能使用 ${issue.operator}。请使用${list(issue.allowed)}。`,
    wrongType: (issue) =>
      `${at(issue)}请为 ${issue.field} 指定${{ text: "用单引号括起来的文本", number: "不带引号的数字", boolean: " true 或 false" }[issue.needed]}。`,
    notInList: (issue) =>
      issue.nearest === null
        ? `${at(issue)}“${issue.value}”不是 ${issue.field} 的有效值。请使用 VENDOR.VALUES 查看取值列表。`
        : `${at(issue)}“${issue.value}”不是 ${issue.field} 的有效值。您是指“${issue.nearest}”吗？`,
    emptyAlternative: (issue) => `${at(issue)}空文本不匹配任何内容。请删除它或旁边的 |。`,
    repeatedCategory: (issue) => `${at(issue)}Category 只能指定一次，请删除多余的条件。`,

    noKey: () => "未设置 API 密钥。请在“开始”选项卡中选择“产品信息”，然后在“设置”中输入密钥。",
    keyRejected: () =>
      "服务拒绝了 API 密钥。请在“产品信息”的“设置”中检查密钥。由于防火墙也可能是原因，大约每分钟会重试一次。",
    accessRefused: () =>
      "对服务的访问被拒绝（状态 403）。原因可能是 VPN、防火墙，或保存组织密钥的服务器。如果问题持续存在，请联系管理员。",
    badRequest: ({ detail }) =>
      detail === "" ? "服务拒绝了请求。请检查输入内容。" : `服务拒绝了请求。请检查输入内容。服务的消息：“${detail}”`,
    notFound: () => "服务找不到请求的信息。请在“产品信息”的“设置”中检查服务地址。",
    tooLong: () => "请求超过了服务允许的长度。请减少或缩短备选值。",
    throttled: ({ untilMs }) =>
      untilMs === null ? "已达到服务的请求上限。" : `已达到服务的请求上限（${dateText(untilMs, "zh")} 后恢复）。`,
    serviceFailed: ({ status }) => `服务发生错误（状态 ${String(status)}）。`,
    notLoaded: () => "无法加载加载项的一部分。请检查网络连接。",
    offline: () => "未连接网络。",
    unreachable: () => "无法连接服务。请检查网络连接，以及“产品信息”的“设置”中的服务地址。",
    timedOut: ({ afterMs }) => `服务在 ${number(Math.round(afterMs / 1000))} 秒内未响应。`,
    unreadable: ({ detail }) => `无法读取服务的响应（${detail}）。`,

    partUnknown: ({ partno, near }) =>
      near.length === 0
        ? `未找到型号“${partno}”。请检查是否为 Vendor 的型号。`
        : `未找到型号“${partno}”。您是指${list(near)}吗？`,
    notAPartNumber: ({ text }) => `“${shorten(text)}”不是型号。请输入型号，或清空单元格。`,
    tooManyProducts: ({ allowed }) =>
      `符合条件的元件超过 ${number(allowed)} 个。请添加条件、指定 limit 参数，或在“产品信息”的“设置”中提高最大数量。`,

    errorInCell: ({ error }) => `此公式引用的单元格显示 ${error}。请修正该单元格中的错误。`,
    fieldUnknown: ({ name, near }) => fieldHint(name, near),
    fieldMissing: () => "请指定字段名，例如 Capacitance。",
    fieldNotInCategory: ({ field, categories: having }) =>
      `此元件没有 ${field}。请将此字段用于${list(having.map((id) => context(id as SearchContext)))}。`,
    fieldNotListed: ({ field, listed }) => `${field} 没有取值列表。请指定${list(listed)}。`,
    categoryUnknown: ({ name, near }) =>
      near === null
        ? `找不到类别“${name}”。请指定${list(categories.map(({ id }) => id))}。`
        : `找不到类别“${name}”。您是指“${near}”吗？`,
    categoryNotDownloadable: ({ categories: having }) => `请指定以下类别之一：${list(having)}。`,
    shapesDiffer: () => "请把型号放在一列、字段放在一行（或相反）。",
    descriptionsMisplaced: () => "描述区域的大小必须与型号区域相同。",
    conditionIncomplete: ({ field }) => (field === "" ? "请指定条件的字段。" : `请为 ${field} 指定运算符和值。`),
    conditionsMisplaced: () => "请把字段、运算符和值放在行数相同的列中。",
    operatorUnknown: ({ operator, operators }) => `找不到运算符“${operator}”。请使用${list(operators)}。`,
    betweenNeedsTwo: ({ field }) => `${field} 使用 between 时，请指定两个单元格：最小值和最大值。`,
    oneValueOnly: ({ field }) => `请为 ${field} 只指定一个数值。指定最小值和最大值请用 between。`,
    notAQuantity: ({ field, unit, value }) =>
      unit === ""
        ? `${field}：无法将“${shorten(value)}”识别为数值。请输入数值。`
        : `${field}：无法将“${shorten(value)}”识别为以 ${unit} 为单位的数值。请检查单位。`,
    unitMisfit: ({ field, unit, value, found }) =>
      `${field}：请输入以 ${unit} 为单位的值（“${shorten(value)}”的单位是 ${found}）。`,
    unitUnusable: ({ field, found, units }) =>
      units.length === 0
        ? `${field} 没有单位。请删除 [${found}]。`
        : `${field} 不能以 ${found} 显示。请使用${list(units)}。`,
    limitUnusable: ({ limit }) => `limit 参数必须是大于或等于 1 的整数（当前为 ${limit}）。`,
    resultTooLarge: ({ rows, columns, fittingRows }) =>
      `结果（${number(rows)} 行 × ${number(columns)} 列）超出 Excel 的限制。请将 limit 设为不超过 ${number(fittingRows)}，或减少字段。`,
    requirementIncomplete: ({ partno, missing }) =>
      partno === ""
        ? `信息不足。请在描述中补充：${all(missing.map(aspect))}。`
        : `型号“${partno}”的信息不足。请在描述中补充：${all(missing.map(aspect))}。`,
    requirementContradictory: ({ aspect: of, one, other }) =>
      `${aspect(of)}有两个值：${one} 和 ${other}。请只保留一个。`,
    otherKind: ({ kind }) => `不是陶瓷电容器，也不是电感器：${kind.zh}。请指定这两类元件。`,
    kindContradictory: ({ number: kind, text }) => `型号是${kind.zh}，描述是${text.zh}。请改正其中之一。`,
    nothingFits: ({ compared, shortIn }) =>
      compared === 0
        ? "没有具有该值、尺寸和额定值的元件。请检查描述。"
        : `没有元件满足全部要求。在 ${number(compared)} 个同值元件中，多数不满足：${all(shortIn.map(aspect))}。请放宽这些要求。`,
    previewOnly: () => "按 Enter 后显示结果。",
  },
};
