import type { Language } from "../../product-data/vocabulary/language";
import { countText } from "../grammar/count-text";
import { number } from "../grammar/number";

/** Texts of the columns in which Check BOM reads a BOM. */
const en = {
  columnsUsed: "Columns used",
  /** What a column contains. */
  roles: {
    number: "Part number",
    alternate: "Alternate part number",
    manufacturer: "Manufacturer",
    description: "Description",
    value: "Value",
    footprint: "Footprint",
    designator: "Designator",
    quantity: "Quantity",
    distributorNumber: "Distributor number",
    voltage: "Voltage",
    tolerance: "Tolerance",
    dielectric: "Dielectric",
    populate: "Populated",
    policy: "Substitution allowed",
  },
  noRole: "Not used",
  roleOf: (column: string) => `Content of column ${column}`,
  sample: (text: string) => `for example ${text}`,
  /** A column, as the lists show it. */
  column: (letters: string, title: string) => (title === "" ? `Column ${letters}` : `${letters}: ${title}`),
  smallestVoltage: (lines: number) =>
    countText(
      lines,
      "Minimum rated voltage for 1 capacitor that states none",
      (count) => `Minimum rated voltage for ${count} capacitors that state none`,
    ),
  noVoltage: "Not specified",
  volts: (volts: number) => `${String(volts)} V`,
  readAgain: "Detect columns",
};

export const bomColumnsTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    columnsUsed: "使用する列",
    roles: {
      number: "品番",
      alternate: "代替品番",
      manufacturer: "メーカー",
      description: "説明",
      value: "値",
      footprint: "フットプリント",
      designator: "部品記号",
      quantity: "数量",
      distributorNumber: "販売代理店の品番",
      voltage: "電圧",
      tolerance: "許容差",
      dielectric: "温度特性",
      populate: "実装",
      policy: "代替可否",
    },
    noRole: "使用しない",
    roleOf: (column) => `列の内容: ${column}`,
    sample: (text) => `例: ${text}`,
    column: (letters, title) => (title === "" ? `${letters} 列` : `${letters}: ${title}`),
    smallestVoltage: (lines) => `電圧の指定がないコンデンサ（${number(lines, "ja")} 行）の最低定格電圧`,
    noVoltage: "指定しない",
    volts: (volts) => `${String(volts)} V`,
    readAgain: "列を自動検出",
  },
  zh: {
    columnsUsed: "使用的列",
    roles: {
      number: "型号",
      alternate: "替代型号",
      manufacturer: "制造商",
      description: "描述",
      value: "值",
      footprint: "封装",
      designator: "位号",
      quantity: "数量",
      distributorNumber: "分销商料号",
      voltage: "电压",
      tolerance: "容差",
      dielectric: "温度特性",
      populate: "装配",
      policy: "可否替代",
    },
    noRole: "不使用",
    roleOf: (column) => `列内容：${column}`,
    sample: (text) => `例如 ${text}`,
    column: (letters, title) => (title === "" ? `${letters} 列` : `${letters}：${title}`),
    smallestVoltage: (lines) => `未注明电压的电容器（${number(lines, "zh")} 行）的最低额定电压`,
    noVoltage: "不指定",
    volts: (volts) => `${String(volts)} V`,
    readAgain: "自动检测列",
  },
};
