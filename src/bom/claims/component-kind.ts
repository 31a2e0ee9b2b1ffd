import type { Localized } from "../../product-data/vocabulary/language";

/**
 * The kinds of components that a BOM can name: the kind of line each makes, and its name in three languages, because
 * messages name a kind that none of our parts can replace: “This part: tantalum capacitor.”
 */
const kinds = {
  // Capacitors that only resemble ceramic ones.
  tantalumCapacitor: ["otherCapacitor", "tantalum capacitor", "タンタルコンデンサ", "钽电容器"],
  polymerCapacitor: ["otherCapacitor", "polymer capacitor", "高分子コンデンサ", "聚合物电容器"],
  aluminumCapacitor: ["otherCapacitor", "aluminum electrolytic capacitor", "アルミ電解コンデンサ", "铝电解电容器"],
  filmCapacitor: ["otherCapacitor", "film capacitor", "フィルムコンデンサ", "薄膜电容器"],
  supercapacitor: ["otherCapacitor", "supercapacitor", "電気二重層コンデンサ", "超级电容器"],
  micaCapacitor: ["otherCapacitor", "mica capacitor", "マイカコンデンサ", "云母电容器"],
  siliconCapacitor: ["otherCapacitor", "silicon capacitor", "シリコンコンデンサ", "硅电容器"],
  trimmerCapacitor: ["other", "trimmer capacitor", "トリマコンデンサ", "微调电容器"],
  capacitorArray: ["otherCapacitor", "capacitor array", "コンデンサアレイ", "电容器阵列"],
  feedthroughCapacitor: [
    "ceramicCapacitor",
    "feedthrough or three-terminal capacitor",
    "貫通・三端子コンデンサ",
    "穿心或三端电容器",
  ],
  // Parts whose names contain the word for an inductor, a resistor, or a crystal.
  commonModeChoke: ["other", "common mode choke", "コモンモードチョーク", "共模扼流圈"],
  coupledInductor: ["other", "coupled inductor", "カップルドインダクタ", "耦合电感器"],
  transformer: ["other", "transformer", "トランス", "变压器"],
  resonator: ["other", "resonator", "発振子", "谐振器"],
  oscillator: ["other", "oscillator", "発振器", "振荡器"],
  crystal: ["other", "crystal", "水晶振動子", "晶体"],
  thermistor: ["other", "thermistor", "サーミスタ", "热敏电阻"],
  varistor: ["other", "varistor", "バリスタ", "压敏电阻"],
  resistorNetwork: ["resistor", "resistor network", "集合抵抗", "排阻"],
  potentiometer: ["other", "potentiometer", "可変抵抗器", "电位器"],
  tvsDiode: ["other", "TVS or ESD protection", "TVS・ESD 保護素子", "TVS 或 ESD 保护器件"],
  zenerDiode: ["other", "Zener diode", "ツェナーダイオード", "稳压二极管"],
  led: ["other", "LED", "LED", "LED"],
  diode: ["other", "diode", "ダイオード", "二极管"],
  transistor: ["other", "transistor", "トランジスタ", "晶体管"],
  filter: ["other", "filter", "フィルタ", "滤波器"],
  connector: ["other", "connector", "コネクタ", "连接器"],
  switch: ["other", "switch", "スイッチ", "开关"],
  fuse: ["other", "fuse", "ヒューズ", "保险丝"],
  relay: ["other", "relay", "リレー", "继电器"],
  battery: ["other", "battery", "電池", "电池"],
  antenna: ["other", "antenna", "アンテナ", "天线"],
  sensor: ["other", "sensor", "センサ", "传感器"],
  integratedCircuit: ["other", "integrated circuit", "集積回路", "集成电路"],
  module: ["other", "module", "モジュール", "模块"],
  mechanical: ["other", "mechanical part", "機構部品", "机械零件"],
  ferriteBead: ["ferriteBead", "ferrite bead", "フェライトビーズ", "磁珠"],
  inductor: ["inductor", "inductor", "インダクタ", "电感器"],
  ceramicCapacitor: ["ceramicCapacitor", "ceramic capacitor", "セラミックコンデンサ", "陶瓷电容器"],
  resistor: ["resistor", "resistor", "抵抗器", "电阻器"],
  // A capacitor whose type isn't said.
  capacitor: [null, "capacitor", "コンデンサ", "电容器"],
} as const satisfies Readonly<Record<string, readonly [LineKind | null, en: string, ja: string, zh: string]>>;

export type ComponentKind = keyof typeof kinds;

/** The kind of line of a component; null: a capacitor whose type isn't said. */
export const lineKindOf = (kind: ComponentKind): LineKind | null => kinds[kind][0];

/** The kind's name within a sentence. It isn't in src/messages, because it is data, like the labels of fields. */
export function kindName(kind: ComponentKind): Localized {
  const [, en, ja, zh] = kinds[kind];
  return { en, ja, zh };
}

/** The kinds of lines that reading a BOM distinguishes. null: unknown, or a capacitor whose type isn't said. */
export type LineKind = "ceramicCapacitor" | "otherCapacitor" | "inductor" | "ferriteBead" | "resistor" | "other";

/** Kinds that a designator, a unit, or a footprint can't tell apart. */
export type KindFamily = "capacitor" | "coil" | "resistor" | "other";

export function familyOf(kind: ComponentKind): KindFamily {
  const [of] = kinds[kind];
  if (of === null || of === "ceramicCapacitor" || of === "otherCapacitor") return "capacitor";
  if (of === "inductor" || of === "ferriteBead") return "coil";
  return of;
}

/** Common mode chokes are counted as coils, and trimmers as capacitors: designators and footprints are the same. */
export const votingFamily = (kind: ComponentKind): KindFamily =>
  kind === "commonModeChoke" || kind === "coupledInductor"
    ? "coil"
    : kind === "trimmerCapacitor"
      ? "capacitor"
      : familyOf(kind);

/**
 * The technology of a capacitor, which designators and units leave open. A polymer capacitor may be tantalum or
 * aluminum.
 */
const technologies: Readonly<Partial<Record<ComponentKind, string>>> = {
  ceramicCapacitor: "ceramic",
  feedthroughCapacitor: "ceramic",
  tantalumCapacitor: "electrolytic",
  polymerCapacitor: "electrolytic",
  aluminumCapacitor: "electrolytic",
  filmCapacitor: "film",
};

/** Whether no capacitor can be of both kinds. */
export function areExclusive(one: ComponentKind, other: ComponentKind): boolean {
  const [own, others] = [technologies[one], technologies[other]];
  return own !== undefined && others !== undefined && own !== others;
}

const mostSpecificFirst = Object.keys(kinds) as readonly ComponentKind[];

/** The most specific kind: a tantalum capacitor before a capacitor, a common mode choke before an inductor. */
export const mostSpecific = (found: readonly ComponentKind[]): ComponentKind | null =>
  found.length < 2 ? (found[0] ?? null) : (mostSpecificFirst.find((kind) => found.includes(kind)) ?? null);
