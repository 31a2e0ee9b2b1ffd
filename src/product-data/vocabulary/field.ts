import { categoryById, productCategories, type ProductCategory, type SearchContext } from "./category";
import { enumeratedValues } from "./enumerated-values";
import type { Localized } from "./language";

/**
 * Type of a value in a response. A Date is a text, `2026-11-28` (the document leaves its form open); a List is an array of
 * texts. Source: document, "Product-search response".
 */
export type FieldType = "String" | "Double" | "Integer" | "Boolean" | "Date" | "List";
/** The base units of the document's numbers; lengths are in meters, masses in grams. */
export type Unit = "" | "g" | "m" | "F" | "V" | "°C" | "H" | "A" | "Ω" | "Hz";

/**
 * The object of a response that contains the field: the category group, a product, or one of a product's objects; null:
 * none, because it is only in $filter, or is the date of the response.
 */
export type FieldPlace = "Group" | "Product" | "ComplianceInfo" | "Specs" | "MediaFileUrls" | null;

export interface Field {
  readonly name: string;
  readonly place: FieldPlace;
  /** Type in a response. In a condition, a List is a String. */
  readonly type: FieldType;
  /** Unit of the numbers; numbers are always in this base unit. */
  readonly unit: Unit;
  /** Categories whose products have it. */
  readonly categories: readonly ProductCategory[];
  /** Kinds of search in which it is usable as a condition; empty: not a condition field. */
  readonly contexts: readonly SearchContext[];
  /** Whether only the values in `enumeratedValues` are allowed. */
  readonly listed: boolean;
  /** The response field that conditions compare, of a field that is only a condition. */
  readonly compares: string | null;
  /** The number that a text companion (CapacitanceText) writes out. */
  readonly textOf: string | null;
  readonly label: Localized;
}

const categoryLetters = {
  S: "ceramicCapacitorsSMD",
  L: "ceramicCapacitorsLead",
  I: "inductors",
} as const satisfies Record<string, ProductCategory>;

const contextLetters = {
  N: "none",
  C: "ceramicCapacitors",
  ...categoryLetters,
} as const satisfies Record<string, SearchContext>;

type Row = readonly [
  name: string,
  place: FieldPlace,
  type: FieldType | "Number", // Number: a Double with a text companion
  unit: Unit,
  categories: string, // letters S, L, I: categories whose responses have it
  contexts: string, // letters N, C, S, L, I: the columns N, CC, S, L, I of the document's table of conditions
  en: string,
  ja: string,
  zh: string,
  compares?: string,
];

/**
 * Every field of the service, one per line. To add a field, add a line. Source: document, "Search
 * conditions" and "Product-search response"; labels are this project's.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  ["Category", "Group", "String", "", "SLI", "CSLI", "Category", "カテゴリ", "类别"],
  ["Manufacturer", "Group", "String", "", "SLI", "", "Manufacturer", "メーカー", "制造商"],
  ["Lv1Category", "Group", "String", "", "SLI", "", "Category level 1", "カテゴリ大分類", "一级类别"],
  ["Lv2Category", "Group", "String", "", "SLI", "", "Category level 2", "カテゴリ中分類", "二级类别"],
  ["Lv3Category", "Group", "String", "", "SLI", "", "Category level 3", "カテゴリ小分類", "三级类别"],

  ["AsOf", null, "Date", "", "SLI", "", "As of", "取得日", "数据日期"],
  ["Partno", "Product", "String", "", "SLI", "NCSLI", "Part number", "品番", "型号"],
  ["PartnoWithoutPackageCode", "Product", "String", "", "SLI", "", "Part number without package code", "品番（包装コードなし）", "型号（不含包装代码）"],
  ["Status", "Product", "String", "", "SLI", "NCSLI", "Status", "ステータス", "状态"],
  ["NewProduct", "Product", "Boolean", "", "SLI", "NCSLI", "New product", "新製品", "新产品"],
  ["LastBuyDate", "Product", "Date", "", "SLI", "", "Last buy date", "最終受注日", "最后订购日期"],
  ["AlternativePartno", "Product", "List", "", "SLI", "", "Alternative part numbers", "代替品番", "替代型号"],
  ["PackageType", "Product", "String", "", "SLI", "NCSLI", "Packaging", "包装形態", "包装方式"],
  ["MinOrderQuantity", "Product", "Integer", "", "SLI", "", "Minimum order quantity", "最小発注数量", "最小起订量"],
  ["Application", "Product", "String", "", "SLI", "NCSLI", "Application", "用途", "用途"],
  ["RecommendedApplication", "Product", "String", "", "SLI", "", "Recommended application", "推奨用途", "推荐用途"],
  ["ProductDetailUrl", "Product", "String", "", "SLI", "", "Product page", "製品詳細ページ", "产品详情页"],
  ["SampleRequestUrl", "Product", "String", "", "SLI", "", "Sample request", "サンプル請求", "样品申请"],
  ["MSL", "Product", "String", "", "SLI", "", "Moisture sensitivity level (MSL)", "耐湿性レベル（MSL）", "湿敏等级（MSL）"],
  ["ProductName", "Product", "String", "", "SLI", "", "Product name", "製品名", "产品名称"],
  ["Notices", "Product", "String", "", "SLI", "", "Notices", "お知らせ", "通知"],
  ["ProductionEndDate", "Product", "String", "", "SLI", "", "Production end date", "生産終了日", "停产日期"],
  ["Benefits", "Product", "List", "", "SL", "CSL", "Benefits", "特長", "特点"],
  ["Standard", "Product", "String", "", "SL", "CSL", "Safety standard", "安全規格", "安全规格"],
  ["Mounting", "Product", "List", "", "SL", "CSL", "Mounting", "実装方法", "安装方式"],
  ["Caution", "Product", "List", "", "SL", "", "Caution", "注意事項", "注意事项"],
  ["Brand", "Product", "String", "", "I", "I", "Brand", "ブランド", "品牌"],
  ["Series", "Product", "String", "", "I", "", "Series", "シリーズ", "系列"],
  ["Soldering", "Product", "List", "", "I", "", "Soldering", "対応はんだ", "适用焊料"],
  ["MagneticShieldClass", "Product", "String", "", "I", "", "Magnetic shield", "磁気シールド", "磁屏蔽"],
  ["DcResistanceCenterValues", "Product", "String", "", "I", "", "DC resistance (nominal values)", "直流抵抗中心値", "直流电阻（标称值）"],
  ["FeatureText", "Product", "String", "", "I", "", "Features", "特徴（説明）", "特性说明"],
  ["TargetCircuitCategory", "Product", "String", "", "I", "I", "Target circuit", "対象回路", "适用电路"],
  ["Construction", "Product", "List", "", "I", "I", "Construction", "構造", "结构"],

  ["AecQ200Support", "ComplianceInfo", "Boolean", "", "SLI", "NCSLI", "AEC-Q200", "AEC-Q200 対応", "符合 AEC-Q200"],
  ["Rohs", "ComplianceInfo", "Boolean", "", "SLI", "NCSLI", "RoHS", "RoHS 対応", "符合 RoHS"],
  ["Reach", "ComplianceInfo", "Boolean", "", "SLI", "NCSLI", "REACH", "REACH 対応", "符合 REACH"],
  ["LeadFree", "ComplianceInfo", "Boolean", "", "SLI", "", "Lead-free", "鉛フリー", "无铅"],
  ["SvhcDocumentUrl", "ComplianceInfo", "String", "", "SLI", "", "SVHC document", "SVHC 文書", "SVHC 文件"],

  ["ReferenceMass", "Specs", "Number", "g", "SLI", "NCSLI", "Reference mass", "参考質量", "参考质量"],
  ["Length", "Specs", "Number", "m", "SLI", "SLI", "Length", "長さ", "长度"],
  ["Width", "Specs", "Number", "m", "SLI", "SLI", "Width", "幅", "宽度"],
  ["Thickness", "Specs", "Number", "m", "SLI", "CSLI", "Thickness", "厚さ", "厚度"],
  ["ThicknessMax", "Specs", "Number", "m", "SLI", "CSLI", "Thickness (max.)", "厚さ（最大）", "厚度（最大）"],
  ["OuterDiameter", "Specs", "Number", "m", "L", "L", "Outer diameter", "外径", "外径"],
  ["LeadSpace", "Specs", "Number", "m", "L", "L", "Lead spacing", "リード間隔", "引线间距"],
  ["LeadDiameter", "Specs", "Number", "m", "L", "", "Lead diameter", "リード線径", "引线直径"],
  ["SizecodeMm", "Specs", "String", "", "SI", "SI", "Size code (mm)", "サイズコード（mm）", "封装尺寸代码（公制）"],
  ["SizecodeInch", "Specs", "String", "", "SI", "SI", "Size code (inch)", "サイズコード（inch）", "封装尺寸代码（英制）"],
  ["SmdType", "Specs", "String", "", "S", "S", "SMD type", "SMD タイプ", "SMD 类型"],
  ["Capacitance", "Specs", "Number", "F", "SL", "CSL", "Capacitance", "静電容量", "电容量"],
  ["ToleranceCapacitance", "Specs", "String", "", "SL", "CSL", "Capacitance tolerance", "静電容量許容差", "电容量容差"],
  ["RatedVoltageClass", "Specs", "String", "", "SL", "CSL", "Rated voltage type (AC/DC)", "定格電圧区分", "额定电压类别"],
  ["RatedVoltage", "Specs", "Number", "V", "SL", "CSL", "Rated voltage", "定格電圧", "额定电压"],
  ["TemperatureCharacteristicsCompliedStandard", "Specs", "String", "", "SL", "SL", "Temperature characteristics standard", "温度特性規格", "温度特性标准"],
  ["TemperatureCharacteristics", "Specs", "String", "", "SL", "SL", "Temperature characteristics", "温度特性", "温度特性"],
  ["MaxOperatingTemperature", "Specs", "Number", "°C", "SL", "CSL", "Max. operating temperature", "最高使用温度", "最高使用温度"],
  ["Inductance", "Specs", "Number", "H", "I", "I", "Inductance", "インダクタンス", "电感值"],
  ["InductanceTolerance", "Specs", "String", "", "I", "I", "Inductance tolerance", "インダクタンス許容差", "电感值容差"],
  ["RatedCurrent", "Specs", "Number", "A", "SI", "", "Rated current", "定格電流", "额定电流"],
  ["RatedCurrentItemp", "Specs", "Number", "A", "I", "I", "Rated current (temperature rise)", "定格電流（温度上昇）", "额定电流（温升）"],
  ["RatedCurrentIsat", "Specs", "Number", "A", "I", "", "Rated current (saturation)", "定格電流（直流重畳）", "额定电流（饱和）"],
  ["Rdc", null, "Double", "Ω", "I", "I", "DC resistance", "直流抵抗", "直流电阻", "RdcMax"],
  ["RdcMax", "Specs", "Number", "Ω", "I", "", "DC resistance (max.)", "直流抵抗（最大）", "直流电阻（最大）"],
  ["Srf", null, "Double", "Hz", "I", "I", "Self-resonant frequency", "自己共振周波数", "自谐振频率", "SrfMin"],
  ["SrfMin", "Specs", "Number", "Hz", "I", "", "Self-resonant frequency (min.)", "自己共振周波数（最小）", "自谐振频率（最小）"],
  ["Dimension", "Specs", "String", "", "I", "", "Outline dimensions", "寸法", "尺寸"],
  ["OperatingTemperatureRange", "Specs", "String", "", "SLI", "", "Operating temperature range", "使用温度範囲", "使用温度范围"],
  ["OperatingTemperatureRangeIncludingSelfRise", "Specs", "String", "", "I", "", "Operating temperature range (with self-heating)", "使用温度範囲（自己発熱を含む）", "使用温度范围（含自身发热）"],
  ["OperatingTemperatureRangeNotIncludingSelfRise", "Specs", "String", "", "I", "", "Operating temperature range (without self-heating)", "使用温度範囲（自己発熱を含まない）", "使用温度范围（不含自身发热）"],
  ["QMin", "Specs", "String", "", "I", "", "Q (min.)", "Q（最小）", "Q 值（最小）"],
  ["QTestFrequency", "Specs", "Number", "Hz", "I", "", "Q test frequency", "Q 測定周波数", "Q 值测试频率"],

  ["PartNumbering", "MediaFileUrls", "String", "", "SLI", "", "Part number guide", "品番の読み方", "型号命名规则"],
  ["Dimensions", "MediaFileUrls", "String", "", "SLI", "", "Dimension drawing", "外形寸法図", "外形尺寸图"],
  ["Appearance", "MediaFileUrls", "String", "", "SLI", "", "Photo", "外観写真", "外观照片"],
  ["SpecificationsSheet", "MediaFileUrls", "String", "", "SLI", "", "Specification sheet", "仕様書", "规格书"],
  ["RohsDirectiveCertificateUrl", "MediaFileUrls", "String", "", "SLI", "", "RoHS directive certificate", "RoHS 指令証明書", "RoHS 指令证明书"],
  ["ReachDeclarationDocumentUrl", "MediaFileUrls", "String", "", "SLI", "", "REACH declaration", "REACH 宣言書", "REACH 声明文件"],
  ["ConflictMineralsReportDocumentUrl", "MediaFileUrls", "String", "", "SLI", "", "Conflict minerals report", "紛争鉱物報告書", "冲突矿产报告"],
  ["StructuralDrawings", "MediaFileUrls", "String", "", "SL", "", "Structural drawings", "構造図", "结构图"],
  ["ReliabilityTestData", "MediaFileUrls", "String", "", "SL", "", "Reliability test data", "信頼性試験データ", "可靠性试验数据"],
  ["SafetyCertificates", "MediaFileUrls", "String", "", "SL", "", "Safety certificates", "安全規格認定書", "安全规格证书"],
];

const meantBy = <T extends SearchContext>(letters: string, meanings: Readonly<Record<string, T>>): readonly T[] =>
  Object.keys(meanings).flatMap((letter) => (letters.includes(letter) ? (meanings[letter] ?? []) : []));

function fieldsOf(row: Row): readonly Field[] {
  const [name, place, type, unit, inCategories, inContexts, en, ja, zh, compares] = row;
  const field: Field = {
    name,
    place,
    type: type === "Number" ? "Double" : type,
    unit,
    categories: meantBy(inCategories, categoryLetters),
    contexts: meantBy(inContexts, contextLetters),
    listed: name in enumeratedValues,
    compares: compares ?? null,
    textOf: null,
    label: { en, ja, zh },
  };
  if (type !== "Number") return [field];
  const text: Field = {
    ...field,
    name: `${name}Text`,
    type: "String",
    unit: "",
    contexts: [],
    textOf: name,
    label: { en: `${en} (text)`, ja: `${ja}（表記）`, zh: `${zh}（文本）` },
  };
  return [field, text];
}

/** Every field, in the order of a response. The text companion follows its number. */
export const fields: readonly Field[] = table.flatMap(fieldsOf);

const byName: ReadonlyMap<string, Field> = new Map(fields.map((field) => [field.name, field]));

/** Whether the field's texts are dates. The document calls one of these fields a String. */
export const isDate = ({ type, name }: Field): boolean => type === "Date" || name === "ProductionEndDate";

export const isNumber = ({ type }: Field): boolean => type === "Double" || type === "Integer";

/** The field with exactly this API name. */
export function fieldByName(name: string): Field | undefined {
  return byName.get(name);
}

/**
 * The fields usable in $filter in this kind of search. They are also used for $orderby: the document doesn't list its
 * fields.
 */
export function conditionFields(context: SearchContext): readonly Field[] {
  return fields.filter((field) => field.contexts.includes(context));
}

/** The fields in a response to this kind of search: those of its categories. */
export function answerFields(context: SearchContext): readonly Field[] {
  const members = categoryById(context)?.members ?? productCategories;
  return fields.filter((field) => field.place !== null && field.categories.some((id) => members.includes(id)));
}
