import type { Localized } from "../../product-data/vocabulary/language";
import type { ComponentKind } from "./component-kind";

type Row = readonly [en: string, ja: string, zh: string];

const rows: Readonly<Record<ComponentKind, Row>> = {
  tantalumCapacitor: ["tantalum capacitor", "タンタルコンデンサ", "钽电容器"],
  polymerCapacitor: ["polymer capacitor", "高分子コンデンサ", "聚合物电容器"],
  aluminumCapacitor: ["aluminum electrolytic capacitor", "アルミ電解コンデンサ", "铝电解电容器"],
  filmCapacitor: ["film capacitor", "フィルムコンデンサ", "薄膜电容器"],
  supercapacitor: ["supercapacitor", "電気二重層コンデンサ", "超级电容器"],
  micaCapacitor: ["mica capacitor", "マイカコンデンサ", "云母电容器"],
  siliconCapacitor: ["silicon capacitor", "シリコンコンデンサ", "硅电容器"],
  trimmerCapacitor: ["trimmer capacitor", "トリマコンデンサ", "微调电容器"],
  capacitorArray: ["capacitor array", "コンデンサアレイ", "电容器阵列"],
  feedthroughCapacitor: ["feedthrough or three-terminal capacitor", "貫通・三端子コンデンサ", "穿心或三端电容器"],
  commonModeChoke: ["common mode choke", "コモンモードチョーク", "共模扼流圈"],
  transformer: ["transformer", "トランス", "变压器"],
  resonator: ["resonator", "発振子", "谐振器"],
  oscillator: ["oscillator", "発振器", "振荡器"],
  crystal: ["crystal", "水晶振動子", "晶体"],
  thermistor: ["thermistor", "サーミスタ", "热敏电阻"],
  varistor: ["varistor", "バリスタ", "压敏电阻"],
  resistorNetwork: ["resistor network", "集合抵抗", "排阻"],
  potentiometer: ["potentiometer", "可変抵抗器", "电位器"],
  tvsDiode: ["TVS or ESD protection", "TVS・ESD 保護素子", "TVS 或 ESD 保护器件"],
  zenerDiode: ["Zener diode", "ツェナーダイオード", "稳压二极管"],
  led: ["LED", "LED", "LED"],
  diode: ["diode", "ダイオード", "二极管"],
  transistor: ["transistor", "トランジスタ", "晶体管"],
  filter: ["filter", "フィルタ", "滤波器"],
  connector: ["connector", "コネクタ", "连接器"],
  switch: ["switch", "スイッチ", "开关"],
  fuse: ["fuse", "ヒューズ", "保险丝"],
  relay: ["relay", "リレー", "继电器"],
  battery: ["battery", "電池", "电池"],
  antenna: ["antenna", "アンテナ", "天线"],
  sensor: ["sensor", "センサ", "传感器"],
  integratedCircuit: ["integrated circuit", "集積回路", "集成电路"],
  module: ["module", "モジュール", "模块"],
  mechanical: ["mechanical part", "機構部品", "机械零件"],
  ferriteBead: ["ferrite bead", "フェライトビーズ", "磁珠"],
  inductor: ["inductor", "インダクタ", "电感器"],
  ceramicCapacitor: ["ceramic capacitor", "セラミックコンデンサ", "陶瓷电容器"],
  resistor: ["resistor", "抵抗器", "电阻器"],
  capacitor: ["capacitor", "コンデンサ", "电容器"],
};

/** The name of a kind of component, within a sentence; data, like the labels of fields. */
export function kindName(kind: ComponentKind): Localized {
  const [en, ja, zh] = rows[kind];
  return { en, ja, zh };
}
