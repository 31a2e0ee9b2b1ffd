import { categoryById, type SearchContext } from "../vocabulary/category";
import type { Expected, FilterIssue } from "../filter/issue";
import type { Aspect } from "../bom/compare";
import { aspectTexts } from "./aspect-texts";
import type { Messages } from "./failure";
import { shorten } from "./shortened";

const expected: Readonly<Record<Expected, string>> = {
  field: "字段名",
  operator: "eq、ge、le、gt 或 lt",
  value: "值（数字、true、false 或用单引号括起来的文本）",
  text: "用单引号括起来的文本",
  "(": "(",
  ",": ",",
  ")": ")",
  and: "and",
  direction: "asc 或 desc",
};

const context = (id: SearchContext): string =>
  id === "none" ? "不指定 Category 的搜索" : (categoryById(id)?.label.zh ?? id);
const at = ({ clause, span }: Pick<FilterIssue, "clause" | "span">): string =>
  `${clause === "filter" ? "搜索条件" : "排序"}${span === null ? "" : `第 ${String(span.start + 1)} 个字符`}：`;
const aspect = (of: Aspect): string => aspectTexts.zh[of];
const list = (items: readonly string[]): string => items.join("、");
const meant = (name: string | null): string => (name === null ? "" : `您是指 ${name} 吗？`);

/** The cells of commands/recovery.ts. */
const again = "服务恢复应答后，出现此错误的单元格会重新计算；在 Vendor 窗格中按“刷新”可立即重试。";

export const zh: Messages = {
  failures: {
    expected: (issue) =>
      `${at(issue)}此处应为${expected[issue.expected]}${issue.found === "" ? "" : `，而不是 ${issue.found}`}。`,
    unterminatedText: (issue) => `${at(issue)}文本缺少结束引号。文本中的引号要写两次（''）。`,
    badNumber: (issue) => `${at(issue)}${issue.found} 不是数字。请用基本单位书写且不带单位：1 µF 写作 1e-6。`,
    notSupported: (issue) => `${at(issue)}该服务不支持 ${issue.found}。条件用 and 连接，多个备选值写作 'A|B'。`,
    upperCase: (issue) => `${at(issue)}${issue.found.toLowerCase()} 请用小写。`,
    unknownField: (issue) => `${at(issue)}没有字段 ${issue.name}。${meant(issue.nearest)}`,
    fieldNotUsable: (issue) =>
      issue.usable.length === 0
        ? `${at(issue)}不能按 ${issue.field} 搜索。${issue.instead === null ? "" : `请按 ${issue.instead} 搜索。`}`
        : `${at(issue)}${issue.field} 不能用于“${context(issue.context)}”。可用于：${list(issue.usable.map(context))}。`,
    wrongOperator: (issue) => `${at(issue)}${issue.field} 不能用 ${issue.operator}，可以用 ${list(issue.allowed)}。`,
    wrongType: (issue) =>
      `${at(issue)}${issue.field} 需要${{ text: "用单引号括起来的文本", number: "不带引号的数字", boolean: " true 或 false" }[issue.needed]}。`,
    notInList: (issue) => `${at(issue)}${issue.value} 不是 ${issue.field} 的值。${meant(issue.nearest)}`,
    emptyAlternative: (issue) => `${at(issue)}空文本不匹配任何内容。请删除它或旁边的 |。`,
    repeatedCategory: (issue) => `${at(issue)}Category 只能指定一次。`,

    noKey: () => "没有 API 密钥。请打开 Vendor 窗格并输入密钥。",
    keyRejected: () => "服务拒绝了 API 密钥。请打开 Vendor 窗格输入有效的密钥；在此之前不再发送任何请求。",
    badRequest: ({ detail }) => `服务拒绝了请求。${detail === "" ? "" : `服务的说明：${detail}`}`,
    notFound: () => "服务中没有所请求的内容。请在 Vendor 窗格中检查服务地址。",
    tooLong: () => "请求超过了服务允许的长度。请减少或缩短备选值。",
    throttled: ({ untilMs }) =>
      `已达到服务的请求上限${untilMs === null ? "" : `（至 ${clockTime(untilMs)}）`}。${again}`,
    serviceFailed: ({ status }) => `服务发生错误（状态 ${String(status)}）。${again}`,
    notLoaded: () => `无法加载加载项的一部分。请检查网络连接。${again}`,
    offline: () => "此计算机未连接网络。连接后，出现此错误的单元格会重新计算。",
    unreachable: () => `无法连接服务。请检查网络和 Vendor 窗格中的地址。${again}`,
    timedOut: ({ afterMs }) => `服务在 ${String(Math.round(afterMs / 1000))} 秒内没有应答。${again}`,
    unreadable: ({ detail }) => `无法读取服务的应答（${detail}）。${again}`,

    partUnknown: ({ partno, near }) => `未找到型号 ${partno}。${near.length === 0 ? "" : `您是指 ${list(near)} 吗？`}`,
    notAPartNumber: ({ text }) => `这不是型号：${shorten(text)}`,
    tooManyProducts: ({ allowed }) =>
      `符合条件的产品超过 ${String(allowed)} 个。请增加条件，或给出不超过 ${String(allowed)} 的上限。`,

    errorInCell: ({ error }) => `此公式引用的单元格显示 ${error}。`,
    fieldUnknown: ({ name, near }) => `没有字段 ${name}。${meant(near)}`,
    fieldMissing: () => "请给出字段名，例如 Capacitance。",
    fieldNotInCategory: ({ field, categories }) =>
      `只有以下类别有 ${field}：${list(categories.map((id) => context(id as SearchContext)))}。`,
    fieldNotListed: ({ field, listed }) => `${field} 没有取值列表。有列表的字段：${list(listed)}。`,
    categoryUnknown: ({ name, near }) => `没有类别 ${name}。${meant(near)}`,
    categoryNotDownloadable: ({ categories }) => `请指定以下类别之一：${list(categories)}。`,
    shapesDiffer: () => "请把型号放在一列、字段放在一行（或相反）。",
    descriptionsMisplaced: () => "请按与型号相同的排列，为每个型号给出一个描述。",
    conditionIncomplete: ({ field }) =>
      field === "" ? "条件由字段、运算符和值组成：缺少字段。" : `条件由字段、运算符和值组成：${field} 缺少运算符或值。`,
    conditionsMisplaced: () => "请把字段、运算符和值放在行数相同的列中。",
    operatorUnknown: ({ operator, operators }) => `没有运算符 ${operator}。可以使用：${list(operators)}。`,
    betweenNeedsTwo: ({ field }) => `${field} 的 between 需要两个单元格的区域：最小值和最大值。`,
    oneValueOnly: ({ field }) => `${field} 是数值，只能有一个值。范围请用 between。`,
    notAQuantity: ({ field, unit, value }) =>
      `${field}：${shorten(value)} 不能读作${unit === "" ? "数值" : `以 ${unit} 为单位的量`}。`,
    unitMisfit: ({ field, unit, value, found }) =>
      `${field} 的单位是 ${unit}，但 ${shorten(value)} 的单位是 ${found}。`,
    unitUnusable: ({ field, found, units }) =>
      units.length === 0
        ? `${field} 没有单位。请删除 [${found}]。`
        : `${field} 不能以 ${found} 为单位。请使用 ${list(units)}。`,
    limitUnusable: ({ limit }) => `上限 ${limit} 不是从 1 开始的整数。`,
    resultTooLarge: ({ rows, columns, fittingRows }) =>
      `${String(rows)} 行 ${String(columns)} 列超过 Excel 一次能接收的数量。这些列最多 ${String(fittingRows)} 行：请给出上限或减少字段。`,
    requirementIncomplete: ({ partno, missing }) =>
      `信息不足，无法查找替代品${partno === "" ? "" : `（${partno}）`}。请在描述中补充：${list(missing.map(aspect))}。`,
    requirementContradictory: ({ aspect: of, one, other }) =>
      `${aspect(of)}有两个值：${one} 和 ${other}。请只保留一个。`,
    nothingFits: ({ compared, shortIn }) =>
      compared === 0
        ? "没有具有该值、尺寸和额定值的产品。"
        : `没有产品满足全部已知要求。在 ${String(compared)} 个同值产品中，多数不满足：${list(shortIn.map(aspect))}。`,
    previewOnly: () => "输入公式后显示。",
  },
};

const clockTime = (atMs: number): string => new Date(atMs).toLocaleTimeString("zh", { timeStyle: "short" });
