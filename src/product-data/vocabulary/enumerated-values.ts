import type { Language } from "./language";

type Row = readonly [en: string, ja: string, zh: string];

/** A value that is the same in every language. */
const same = (value: string): Row => [value, value, value];

/**
 * The values of every list field, in the order of the languages (en, ja, zh). The checker, the pane, the functions, and
 * the service all read this table. Source: document, "Enumerated values".
 */
export const enumeratedValues: Readonly<Record<string, readonly Row[]>> = {
  Status: [
    ["Under Development", "開発中", "开发中"],
    ["In Production", "生産中", "目前生产"],
    same("NRND"),
    ["To be discontinued", "生産中止予定", "计划停产"],
    ["Discontinued", "生産中止", "已经停产"],
  ],
  Standard: [
    ["Certified by safety standard", "安全規格認定品", "安全规格认证品"],
    [
      "Based on the Electrical Appliance and Material Safety Law of Japan",
      "電気用品安全法準拠品",
      "符合日本国内电气用品安全法",
    ],
  ],
  Mounting: [
    ["Reflow soldering", "リフローはんだ", "回流焊接"],
    ["Flow soldering", "フローはんだ", "波峰焊接"],
    ["Bonding", "ボンディング", "结合"],
    ["Welding", "溶接", "焊接"],
    ["Fixing with screws", "ねじ止め", "螺丝固定"],
    ["Conductive adhesive", "導電性接着剤", "导电性粘合剂"],
  ],
  RatedVoltageClass: [same("AC"), same("DC")],
  TemperatureCharacteristicsCompliedStandard: [same("JIS"), same("EIA"), same("Vendor")],
  Application: [
    ["Consumer equipment", "民生機器", "民用设备"],
    ["Industrial Equipment", "産業機器", "工业设备"],
    [
      "Automotive infotainment/comfort equipment",
      "自動車用インフォテインメント/コンフォート機器",
      "汽车信息娱乐/舒适设备",
    ],
    ["Automotive powertrain/safety equipment", "自動車用パワートレイン/セーフティ機器", "汽车动力总成/安全设备"],
    ["Medical equipment [GHTF Class C]", "医療機器-クラスC", "医疗设备-C类"],
    ["Medical equipment [GHTF Class D]", "医療機器-クラスD", "医疗设备-D类"],
    ["Medical equipment [GHTF Class A/B]", "医療機器-クラス A/B", "医疗设备 [GHTF A/B类]"],
    ["Mobile Electronics", "モバイル機器", "移动设备"],
    ["Mobile Communication", "モバイル通信", "移动通讯"],
    ["Consumer Electronics - Differential Transmission", "民生機器-差動伝送", "民用设备-差分传输"],
    ["HDD", "HDD", "硬盘"],
    ["Double feed detection", "重送検知", "检测重新发送"],
    ["Automotive [Ask Vendor]", "自動車用機器 [Vendorへ問合せ要]", "汽车设备[需要向Vendor咨询]"],
    ["Medical [Ask Vendor]", "医療機器 [Vendorへ問合せ要]", "医疗设备[需要向Vendor咨询]"],
  ],
  Brand: [same("Vendor"), same("Vendor Power Solutions")],
  Benefits: [
    ["Withstands voltage of 10-40 kV", "10-40kVの耐圧", "10-40kV的耐电压"],
    ["Low dissipation/HIQ", "低損失/High Q", "低损耗/High Q"],
    ["Low inductance", "低インダクタンス", "低电感"],
    ["Anti-noise, low distortion", "鳴き対策・低歪", "啸叫对策/低失真"],
    ["Fail safe", "フェールセーフ", "防故障功能"],
    ["Anti-crack while deflecting", "たわみクラック対策", "弯曲裂纹对策"],
    ["Anti-crack while soldering", "はんだクラック抑制", "减少焊接裂纹"],
    ["No DC bias Characteristics", "DCバイアス依存無し", "无直流偏置依赖性"],
    ["Anti-ion migration", "イオンマイグレーション抑制品", "抑制离子移动的产品"],
    ["Noise suppression", "ノイズ対策", "静噪"],
  ],
  SmdType: [
    ["Two-terminal", "2端子", "2端子"],
    ["Metal terminal", "金属端子", "金属端子"],
    ["Multi-terminal", "多端子", "多端子"],
    ["LW reversed", "LW逆転", "LW逆转型"],
    ["Array type", "アレイ型", "排容型"],
    ["Top & bottom electrode", "上下電極", "上下电极"],
    ["On substrates", "基板付き", "基板贴装"],
    ["Polymer Capacitors", "高分子コンデンサ", "聚合物电容器"],
    ["3-Terminal Capacitors", "3端子コンデンサ", "三端子电容器"],
    ["Resin molding", "樹脂モールド", "树脂封装"],
  ],
  TargetCircuitCategory: [
    ["Power lines circuits", "電源系回路", "电源线回路"],
    ["General circuits", "一般回路", "一般回路"],
    ["High frequency circuits", "高周波回路", "高频回路"],
  ],
  Construction: [
    ["Wire wound type (Ferrite)", "巻線フェライトコア", "绕线型铁氧体磁珠"],
    ["Wire wound type (Non mag)", "巻線非磁性コア", "绕线型非磁性芯"],
    ["Wire wound type (Metal)", "巻線メタルアロイコア", "绕线型金属合金磁珠"],
    ["Film type", "フィルムタイプ", "薄膜型"],
    ["Multilayer type", "積層タイプ", "多层型"],
    ["2 coils in 1 unit", "2in1インダクタ", "2in1电感器"],
  ],
};

const column: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, ja: 1, zh: 2 };

/** The values of a list field in one language, in the document's order; undefined if the field has no list. */
export function valuesOf(field: string, language: Language): readonly string[] | undefined {
  return enumeratedValues[field]?.map((row) => row[column[language]]);
}
