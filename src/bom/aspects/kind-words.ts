import { remembered } from "../../product-data/base/remembered";
import { type ComponentKind, familyOf, mostSpecific, votingFamily } from "./component-kind";
import { phraseFinder } from "./phrases";

/**
 * The words for a kind of component in English, German, French, Spanish, Dutch, Polish, Czech, Romanian, Russian,
 * Japanese, and Chinese, with the abbreviations of distributors. A hyphen joins words that follow each other; a star stands for the rest of a word.
 */
const words: Readonly<Partial<Record<ComponentKind, string>>> = {
  tantalumCapacitor: "tant cap-ta tantalum tantal* tantale tantalio танталов* タンタル 钽 鉭",
  polymerCapacitor: "polymer poly-alum alum-poly polymère polímero полимерн* ポリマ 高分子 聚合物 oscon os-con",
  aluminumCapacitor:
    "electrolytic elec elect electrolyt* elko elektrolyt* *elko alum alu aluminum aluminium cpol polarized polarised polarizado " +
    "pol-cap cap-pol cap-al électrolytique electrolitico electrolítico chimique elektrolit* electrolit* электролит* полярн* elcap cap-ae alum-elec 電解 电解 アルミ 铝",
  filmCapacitor: "film folie* folien* polyester polypropylene mkp mks mkt フィルム 薄膜 cbb 涤纶",
  supercapacitor:
    "supercap supercapacitor supercapacitors ultracapacitor edlc goldcap ионистор スーパーキャパシタ 超级电容 電気二重層",
  micaCapacitor: "mica マイカ 云母",
  siliconCapacitor: "silicon-capacitor シリコンキャパシタ",
  trimmerCapacitor: "trimmer trimcap variable-capacitor trimmkondensator подстроечн* トリマ 可调电容",
  capacitorArray: "capacitor-array cap-array capacitor-network コンデンサアレイ 排容",
  feedthroughCapacitor: "feedthrough feed-through three-terminal 3-terminal x2y 貫通 三端子 穿心",
  commonModeChoke: "common-mode cm-choke cmc commonmode コモンモード 共模",
  transformer:
    "transformer transformers transformador transformateur trafo übertrager трансформатор* pulse-transformer トランス 变压器",
  resonator: "resonator resonators resonador résonateur резонатор セラロック レゾネータ 谐振器",
  oscillator: "oscillator oscillators osc tcxo vcxo ocxo xo oscilador oszillator генератор 発振器 振荡器 有源晶振",
  crystal: "crystal crystals xtal quartz quarz cristal кварц* 水晶 クリスタル 晶振 晶体",
  thermistor: "thermistor thermistors ntc ptc термистор サーミスタ 热敏",
  varistor: "varistor varistors mov варистор* バリスタ 压敏",
  resistorNetwork: "resistor-network resistor-array res-array res-network rpack 集合抵抗 排阻",
  potentiometer:
    "potentiometer potentiometers pot trimpot poti rheostat потенциометр ボリューム 半固定抵抗 可変抵抗 电位器",
  tvsDiode: "tvs esd transil esd-protection suppressor suppressors супрессор 静电 瞬态抑制",
  zenerDiode: "zener стабилитрон* ツェナー 稳压二极管",
  led: "led leds leuchtdiode светодиод* 発光ダイオード 发光二极管 发光",
  diode: "diode diodes diodo diodos schottky rectifier rectifiers *diode диод* ダイオード ショットキー 二极管 肖特基",
  transistor:
    "transistor transistors mosfet mosfets fet jfet igbt npn pnp bjt trans n-channel p-channel транзистор* トランジスタ 三极管 场效应 mos管",
  filter: "emi-filter lc-filter saw-filter saw balun diplexer line-filter low-pass-filter rf-filter фильтр 滤波器",
  connector:
    "connector connectors conn conector connecteur header headers pinheader pinhead pinhd jack plug socket sockets receptacle terminal-block " +
    "stecker buchse klemme stiftleiste buchsenleiste barrette разъем* разъём* コネクタ ピンヘッダ 连接器 插座 排针 排母 接插件 usb",
  switch:
    "switch switches pushbutton push-button button tact tactile schalter taster interrupteur interruptor кнопка スイッチ 开关 按键",
  fuse: "fuse fuses polyfuse sicherung fusible предохранитель ヒューズ 保险丝",
  relay: "relay relays relais relé реле リレー 继电器",
  battery: "battery batteries batterie batería батарея 電池 电池",
  antenna: "antenna antennas antenne antena антенна アンテナ 天线",
  sensor: "sensor sensors датчик* センサ 传感器",
  integratedCircuit:
    "ic ics mcu fpga cpu ldo regulator voltage-regulator opamp op-amp amplifier microcontroller transceiver eeprom flash-memory driver " +
    "converter comparator optocoupler codec микросхема 集積回路 芯片 稳压",
  module: "module modules modul модуль モジュール 模块",
  mechanical:
    "screw screws nut light-pipe light-pipes lightpipe washer standoff spacer heatsink mounting-hole mountinghole fiducial testpoint test-point schraube mutter logo pcb " +
    "enclosure stencil 螺丝 散热器 测试点 ネジ 基板",
  ferriteBead:
    "ferrite ferrites ferrit bead beads ferritebead chip-bead emi-filter-bead filter-bead ferritperle perle-ferrite ferrita 磁珠 フェライト ビーズ ферритов*",
  inductor:
    "inductor inductors ind indc inductance inductances inductancia induktivität induktivitaet inductief spoel drossel* *drossel spule bobina bobine bobină cewka dławik tlumivka " +
    "choke chokes coil coils индуктивность дроссел* катушка 电感/线圈/变压器 インダクタ インダクター コイル チョーク 电感 電感",
  ceramicCapacitor:
    "ceramic cer cerm ceram ceramics mlcc mlc multilayer-ceramic keramik keramisch keramikkondensator kerko céramique ceramique cerámico " +
    "ceramico cerámica cerâmico ceramiczny keramický ceramică керамич* セラミック 積セラ 陶瓷 贴片电容 独石 nonpolarized unpolarized unpolarised non-polarized non-polarised",
  resistor:
    "resistor resistors res resc resistance resistencia resistor-smd widerstand *widerstand résistance weerstand rezystor* rezistor* rezistoare odpor opornik thick-film carbon-film резистор* 抵抗 电阻 電阻 ohm-jumper",
  capacitor:
    "capacitor capacitors cap caps capc capacitance kondensator kondensatoren *kondensator condensateur condensateurs condensador condensadores " +
    "capacitore condensator* kondensátor* конденсатор* コンデンサ キャパシタ 电容 電容 capa",
};

/** Adjectives that name a capacitor only if something else says that it is one: a ceramic filter isn't. */
const adjectives: ReadonlySet<ComponentKind> = new Set([
  "ceramicCapacitor",
  "polymerCapacitor",
  "filmCapacitor",
  "micaCapacitor",
]);

/** What a text says about the kind. */
export interface KindsSaid {
  /** All kinds named, in the order of the text. */
  readonly named: readonly ComponentKind[];
  /** Kinds that count if the part is known to be a capacitor. */
  readonly described: readonly ComponentKind[];
}

export const kindsSaidIn = remembered((text): KindsSaid => {
  const plain = beyondAscii.test(text) ? text.normalize("NFKC").toLowerCase() : text.toLowerCase();
  const hits = kindsIn(plain);
  const [first] = hits;
  if (first === undefined) return nothingSaid;
  const length = plain.slice(first.start).search(purpose);
  const said = length < 0 ? hits : hits.filter(({ start }) => start < first.start + length);
  const all = [...new Set(said.map(({ meaning }) => meaning))];
  return {
    named: all.filter((kind) => !adjectives.has(kind)),
    described: all.filter((kind) => adjectives.has(kind)),
  };
});

const kindsIn = phraseFinder(Object.entries(words) as [ComponentKind, string][]);

/** The kind that one text names; null if it names none: `CAP TANT 10UF 16V` is a tantalum capacitor. */
export const kindOfText = (text: string): ComponentKind | null => kindNamed(kindsSaidIn(text));

export function kindNamed({ named, described }: KindsSaid): ComponentKind | null {
  const [first] = named;
  if (first === undefined) return described.length > 0 ? mostSpecific(described) : null;
  // The first word names the part: `CAP CER 4.7UF for the LED driver`.
  const family = familyOf(first);
  if (family === "capacitor") {
    return mostSpecific([...named, ...described].filter((kind) => votingFamily(kind) === family));
  }
  const foreign = named.filter((kind) => familyOf(kind) === "other");
  return mostSpecific(foreign.length > 0 && family !== "resistor" ? foreign : named);
}

/** What a part is for isn't what it is: `power inductor for boost converter`. */
const purpose = /\s(?:for|für|pour|para|для)\s/;
const nothingSaid: KindsSaid = { named: [], described: [] };
const beyondAscii = /[^\u0020-\u007e]/;
