import { categories, categoryById, type SearchContext } from "../../product-data/vocabulary/category";
import { exampleOf } from "../find/example-text";
import type { Expected, FilterIssue } from "../../product-data/filter/issue";
import type { Aspect } from "../../bom/claims/point";
import { aspectTexts } from "../line/aspect-texts";
import { closestText } from "../line/closest-text";
import { dateText } from "../grammar/date-text";
import type { Messages } from "./failure";
import { shorten, firstFew } from "../grammar/shorten";

const expected: Readonly<Record<Expected, string>> = {
  field: "字段名",
  operator: "eq、ge、le、gt 或 lt",
  value: "数字、true、false 或用单引号括起来的文本",
  text: "用单引号括起来的文本",
  "(": "“(”",
  ",": "“,”",
  ")": "“)”",
  and: "and",
  direction: "asc 或 desc",
};

const context = (id: SearchContext): string =>
  id === "none" ? "不指定 Category 的搜索" : (categoryById(id)?.label.zh ?? id);
const at = ({ clause, span }: Pick<FilterIssue, "clause" | "span">): string => {
  const where = clause === "filter" ? "搜索条件" : "排序";
  return span === null ? `${where}：` : `${where}第 ${String(span.start + 1)} 个字符：`;
};
/** Latin letters are set off from Chinese ones. */
const setOff = (text: string): string => text.replace(/(?<=[!-~])([或和])(?=[!-~µΩ])/gu, " $1 ");
/** A text that follows Chinese letters: set off if it starts with a Latin one. */
const withSpace = (text: string): string => (/^[A-Za-z]/.test(text) ? ` ${text}` : text);
/** The start of a sentence about this place. */
const here = (issue: Pick<FilterIssue, "clause" | "span">): string =>
  at(issue).replace(/：$/u, issue.span === null ? "：此处" : "");
const alternatives = new Intl.ListFormat("zh", { type: "disjunction" });
const list = (items: readonly string[]): string => alternatives.format(items.map((item) => `“${item}”`));
const tokens = (items: readonly string[]): string => setOff(alternatives.format(items));
/** A question of choice takes 还是. */
const whichOf = (items: readonly string[]): string =>
  items
    .map((item) => `“${item}”`)
    .join("、")
    .replace(/、(?=[^、]*$)/u, "还是");
const aspect = (of: Aspect): string => aspectTexts.zh[of];
const ifItContinues = "如果问题持续存在，请在“运行状态”中展开“诊断信息”，选择“复制诊断信息”，然后发送给管理员。";
const conjunction = new Intl.ListFormat("zh");
const all = (items: readonly string[]): string => setOff(conjunction.format(items));
const number = (value: number): string => value.toLocaleString("zh");
const fieldHint = (name: string, near: string | null): string =>
  near === null
    ? `找不到字段“${name}”。请使用 VENDOR.FIELDS 查看字段列表。`
    : `找不到字段“${name}”。你是指“${near}”吗？`;

export const zh: Messages = {
  settings: { inPane: "“设置”", inCell: "“产品信息”的“设置”" },

  inCell: (cause, code) =>
    code === "offline"
      ? `${cause}恢复连接后，出现此错误的单元格会自动重新计算。`
      : `${cause}${code === "notLoaded" ? "网络恢复" : "服务恢复响应"}后，出现此错误的单元格会自动重新计算。要立即重试，请在“Vendor”选项卡中选择“产品信息”，然后在“运行状态”中选择“重试出错的单元格”。`,

  failures: {
    expected: (issue) =>
      issue.found === ""
        ? `${here(issue)}应为${withSpace(expected[issue.expected])}。`
        : `${here(issue)}应为${withSpace(expected[issue.expected])}（当前为“${issue.found}”）。`,
    unterminatedText: (issue) => `${at(issue)}文本缺少结束引号，请添加。文本中的引号要写两次（''）。`,
    badNumber: (issue) =>
      `${at(issue)}“${issue.found}”不是数字。请将 1 µF 写作 1e-6（基本单位，不写单位符号），或使用接受 1uF 的 VENDOR.WHERE。`,
    notSupported: (issue) => `${at(issue)}不支持“${issue.found}”。请用 and 连接条件，多个值写作 'A|B'。`,
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
    wrongOperator: (issue) =>
      `${at(issue)}${issue.field} 不能使用 ${issue.operator}。请使用 ${tokens(issue.allowed)}。`,
    wrongType: (issue) =>
      `${at(issue)}请为 ${issue.field} 指定${{ text: "用单引号括起来的文本", number: "不带引号的数字", boolean: " true 或 false" }[issue.needed]}。`,
    notInList: (issue) =>
      issue.nearest === null
        ? `${at(issue)}“${issue.value}”不是 ${issue.field} 的有效值。${issue.values.length > 0 ? `请使用${list(issue.values)}。` : "请使用 VENDOR.VALUES 查看取值列表。"}`
        : `${at(issue)}“${issue.value}”不是 ${issue.field} 的有效值。你是指“${issue.nearest}”吗？`,
    emptyAlternative: (issue) => `${at(issue)}| 旁边缺少值。请输入值，或删除 |。`,
    repeatedCategory: (issue) => `${at(issue)}Category 只能指定一次，请删除多余的条件。`,

    noKey: () => "未设置 API 密钥。请在“Vendor”选项卡中选择“产品信息”，然后在“设置”中输入密钥。",
    keyRejected: (_, settings) =>
      `服务拒绝了 API 密钥。请在${settings}中检查密钥。由于防火墙也可能是原因，大约每分钟会重试一次。`,
    accessRefused: () =>
      "对服务的访问被拒绝（状态码 403）。原因可能是 VPN、防火墙，或保存组织密钥的服务器。如果问题持续存在，请联系管理员。",
    badRequest: ({ detail }) =>
      detail === "" ? "服务拒绝了请求。请检查输入内容。" : `服务拒绝了请求。请检查输入内容。服务的消息：“${detail}”`,
    notFound: (_, settings) => `服务在此地址没有数据。请在${settings}中检查服务地址。`,
    tooLong: () => "请求超过了服务允许的长度。请减少或缩短搜索条件中的值。",
    throttled: ({ untilMs }) =>
      untilMs === null
        ? "已达到服务的请求上限。请稍等一分钟后重试。"
        : `已达到服务的请求上限。请求将于 ${dateText(untilMs, "zh")} 恢复。`,
    serviceFailed: ({ status }) => `服务发生错误（状态码 ${String(status)}）。${ifItContinues}`,
    notLoaded: () => "未能加载此加载项的一部分。请检查网络连接。",
    offline: () => "未连接网络。请检查网络连接。",
    unreachable: (_, settings) => `无法连接服务。请检查网络连接，以及${settings}中的服务地址。`,
    timedOut: ({ afterMs }) => `服务在 ${number(Math.round(afterMs / 1000))} 秒内未响应。${ifItContinues}`,
    unreadable: ({ detail }) => `无法读取服务的响应（${detail}）。${ifItContinues}`,

    partUnknown: ({ partno, near }) =>
      near.length === 0
        ? `Vendor 目录中没有型号“${partno}”。如果是 Vendor 的型号，请检查；其他制造商的型号可用 VENDOR.ALTERNATIVES 加描述来查找替代品。`
        : `未找到型号“${partno}”。${near.length === 1 ? `你要找的是${list(near)}吗？` : `你要找的是${whichOf(firstFew(near))}？`}`,
    notAPartNumber: ({ text }) => `“${shorten(text)}”不是型号。请输入型号，或清空单元格。`,
    tooManyProducts: ({ allowed }, settings) =>
      `符合条件的元件超过 ${number(allowed)} 个。请添加条件、指定 limit 参数，或在${settings}中提高最大数量。`,

    errorInCell: ({ error }) => `此公式引用的单元格显示 ${error}。请修正该单元格中的错误。`,
    fieldUnknown: ({ name, near }) => fieldHint(name, near),
    fieldMissing: () => "请指定字段名，例如 Capacitance。",
    fieldNotListed: ({ field, listed }) => `${field} 没有取值列表。请指定${list(listed)}。`,
    categoryUnknown: ({ name, near }) =>
      near === null
        ? `找不到类别“${name}”。请指定${list(categories.map(({ id }) => id))}。`
        : `找不到类别“${name}”。你是指“${near}”吗？`,
    categoryNotDownloadable: ({ categories: having }) => `请指定以下类别之一：${list(having)}。`,
    shapesDiffer: () => "请把型号放在一列、字段放在一行（或相反）。",
    descriptionsMisplaced: () => "请使描述与型号的单元格区域大小相同，或为每个型号选择一行单元格。",
    conditionIncomplete: ({ field }) => (field === "" ? "请指定条件的字段。" : `请为 ${field} 指定运算符和值。`),
    conditionsMisplaced: () => "请把字段、运算符和值放在行数相同的列中。",
    operatorUnknown: ({ operator, operators }) => `找不到运算符“${operator}”。请使用${list(operators)}。`,
    betweenNeedsTwo: ({ field }) => `${field} 使用 between 时，请指定两个单元格：最小值和最大值。`,
    oneValueOnly: ({ field }) => `请为 ${field} 只指定一个数值。指定最小值和最大值请用 between。`,
    notAQuantity: ({ field, unit, value }) =>
      unit === ""
        ? `${field}：无法将“${shorten(value)}”识别为数值。请输入数值。`
        : `${field}：请输入数字或带单位的值，例如 ${exampleOf(unit)}（当前为“${shorten(value)}”）。`,
    unitMisfit: ({ field, unit, value, found }) =>
      `${field}：请输入 ${exampleOf(unit)} 这样的值（“${shorten(value)}”的单位是 ${found}）。`,
    unitUnusable: ({ field, found, units }) =>
      units.length === 0
        ? `${field} 没有单位。请删除 [${found}]。`
        : `${field} 不能以 ${found} 显示。请使用 ${tokens(units)}。`,
    limitUnusable: ({ limit }) => `limit 参数必须是大于或等于 1 的整数（当前为 ${limit}）。`,
    resultTooLarge: ({ rows, columns, fittingRows }) =>
      `结果（${number(rows)} 行 × ${number(columns)} 列）超出 Excel 的限制。请减少字段，或减少型号或 limit，使结果不超过 ${number(fittingRows)} 行。`,
    textTooLong: ({ length, allowed }) =>
      `文本有 ${number(length)} 个字符，超出单元格的限制（${number(allowed)} 个字符）。请减少值，或拆分为多个公式。`,
    requirementIncomplete: ({ partno, missing }) =>
      partno === ""
        ? `请在描述中补充：${all(missing.map(aspect))}。`
        : `请在型号“${partno}”的描述中补充：${all(missing.map(aspect))}。`,
    requirementContradictory: ({ aspect: of, one, other }) =>
      `${aspect(of)}写有两个不同的值：${one} 和 ${other}。请改正或删除其中一个。`,
    otherKind: ({ kind }) => `不支持${kind.zh}。请指定陶瓷电容器或电感器。`,
    kindContradictory: ({ number: kind, text }) => `型号是${kind.zh}，描述是${text.zh}。请改正其中之一。`,
    nothingFits: ({ compared, closest }) => {
      if (closest === null) return "没有具有该值、尺寸和额定值的元件。请检查描述。";
      const parts = compared === 1 ? "唯一比较过的元件：" : `在 ${number(compared)} 个比较过的元件中，最接近的是：`;
      return `没有元件满足全部要求。${parts}${closestText(closest, "zh")}。请确认是否可用。`;
    },
    notStarted: ({ detail }) =>
      `加载项无法启动（${shorten(detail)}）。请关闭并重新打开 Excel。如果问题仍然存在，请更新 Excel。`,
    previewOnly: () => "按 Enter 后显示结果。",
  },
};
