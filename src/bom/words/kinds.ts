/**
 * The words for each kind of component (claims/component-kind.ts), with the abbreviations of distributors, by language,
 * in the form of phrases.ts.
 */
export const kindWords = {
  tantalumCapacitor: `
    en: tant cap-ta tantalum
    de: tantal*
    fr: tantale
    es: tantalio
    ru: танталов*
    ja: タンタル
    zh: 钽 鉭`,
  polymerCapacitor: `
    en: polymer poly-alum alum-poly oscon os-con
    fr: polymère
    es: polímero
    ru: полимерн*
    ja: ポリマ 高分子
    zh: 聚合物`,
  aluminumCapacitor: `
    en: electrolytic elec elect electrolyt* alum alu aluminum aluminium cpol polarized polarised pol-cap cap-pol cap-al elcap cap-ae alum-elec
    de: elko elektrolyt* *elko
    fr: électrolytique chimique
    es: polarizado electrolitico electrolítico
    pl: elektrolit*
    ro: electrolit*
    ru: электролит* полярн*
    ja: 電解 アルミ
    zh: 电解 铝 极性`,
  filmCapacitor: `
    en: film polyester polypropylene mkp mks mkt cbb
    de: folie* folien*
    ja: フィルム
    zh: 薄膜 涤纶`,
  supercapacitor: `
    en: supercap supercapacitor supercapacitors ultracapacitor edlc goldcap
    ru: ионистор
    ja: スーパーキャパシタ 電気二重層
    zh: 超级电容`,
  micaCapacitor: `
    en: mica
    ja: マイカ
    zh: 云母`,
  siliconCapacitor: `
    en: silicon-capacitor
    ja: シリコンキャパシタ`,
  trimmerCapacitor: `
    en: trimmer trimcap variable-capacitor
    de: trimmkondensator
    ru: подстроечн*
    ja: トリマ
    zh: 可调电容`,
  capacitorArray: `
    en: capacitor-array cap-array capacitor-network x2y
    ja: コンデンサアレイ
    zh: 排容`,
  feedthroughCapacitor: `
    en: feedthrough feed-through feedthru three-terminal 3-terminal
    ja: 貫通 三端子
    zh: 穿心`,
  commonModeChoke: `
    en: common-mode cm-choke cmc commonmode can-choke can-bus-choke can-fd-choke usb-choke ethernet-choke lan-choke
    de: can-drossel can-bus-drossel can-fd-drossel usb-drossel stromkompensiert*
    ja: コモンモード
    zh: 共模`,
  transformer: `
    en: transformer transformers pulse-transformer
    de: trafo übertrager
    fr: transformateur
    es: transformador
    ru: трансформатор*
    ja: トランス
    zh: 变压器`,
  resonator: `
    en: resonator resonators cer-res ceramic-res
    fr: résonateur
    es: resonador
    ru: резонатор
    ja: セラロック レゾネータ
    zh: 谐振器`,
  oscillator: `
    en: oscillator oscillators osc tcxo vcxo ocxo xo
    de: oszillator
    es: oscilador
    ru: генератор
    ja: 発振器
    zh: 振荡器 有源晶振`,
  crystal: `
    en: crystal crystals xtal x-tal quartz load-capacitance
    de: quarz
    es: cristal
    ru: кварц*
    ja: 水晶 クリスタル
    zh: 晶振 晶体 负载电容`,
  thermistor: `
    en: thermistor thermistors ntc ptc
    ru: термистор
    ja: サーミスタ
    zh: 热敏`,
  varistor: `
    en: varistor varistors mov
    ru: варистор*
    ja: バリスタ
    zh: 压敏`,
  resistorNetwork: `
    en: resistor-network resistor-array res-array res-network rpack
    ja: 集合抵抗
    zh: 排阻`,
  potentiometer: `
    en: potentiometer potentiometers trimmer-potentiometer pot trimpot rheostat
    de: poti
    ru: потенциометр
    ja: ボリューム 半固定抵抗 可変抵抗
    zh: 电位器`,
  tvsDiode: `
    en: tvs esd transil esd-protection suppressor suppressors
    ru: супрессор
    zh: 静电 瞬态抑制`,
  zenerDiode: `
    en: zener
    ru: стабилитрон*
    ja: ツェナー
    zh: 稳压二极管`,
  led: `
    en: led leds
    de: leuchtdiode
    ru: светодиод*
    ja: 発光ダイオード
    zh: 发光二极管 发光`,
  diode: `
    en: diode diodes schottky rectifier rectifiers
    de: *diode
    es: diodo diodos
    ru: диод*
    ja: ダイオード ショットキー
    zh: 二极管 肖特基`,
  transistor: `
    en: transistor transistors mosfet mosfets fet jfet igbt npn pnp bjt trans n-channel p-channel
    ru: транзистор*
    ja: トランジスタ
    zh: 三极管 场效应 mos管`,
  filter: `
    en: emi-filter lc-filter saw-filter saw balun diplexer line-filter low-pass-filter rf-filter
    ru: фильтр
    zh: 滤波器`,
  connector: `
    en: connector connectors conn header headers pinheader pinhead pinhd jack plug socket sockets receptacle terminal-block usb
    de: stecker buchse klemme stiftleiste buchsenleiste
    fr: connecteur barrette
    es: conector
    ru: разъем* разъём*
    ja: コネクタ ピンヘッダ
    zh: 连接器 插座 排针 排母 接插件`,
  switch: `
    en: switch switches pushbutton push-button button tact tactile
    de: schalter taster
    fr: interrupteur
    es: interruptor
    ru: кнопка
    ja: スイッチ
    zh: 开关 按键`,
  fuse: `
    en: fuse fuses polyfuse
    de: sicherung
    es: fusible
    ru: предохранитель
    ja: ヒューズ
    zh: 保险丝`,
  relay: `
    en: relay relays
    de: relais
    es: relé
    ru: реле
    ja: リレー
    zh: 继电器`,
  battery: `
    en: battery batteries li-polymer lithium-polymer
    de: batterie
    es: batería
    ru: батарея
    ja: 電池
    zh: 电池`,
  antenna: `
    en: antenna antennas
    fr: antenne
    es: antena
    ru: антенна
    ja: アンテナ
    zh: 天线`,
  sensor: `
    en: sensor sensors
    ru: датчик*
    ja: センサ
    zh: 传感器`,
  integratedCircuit: `
    en: ic ics mcu fpga cpu ldo regulator voltage-regulator opamp op-amp amplifier microcontroller transceiver eeprom flash-memory driver converter comparator optocoupler codec
    ru: микросхема
    ja: 集積回路 レギュレータ
    zh: 芯片 稳压`,
  module: `
    en: module modules
    de: modul
    ru: модуль
    ja: モジュール
    zh: 模块`,
  mechanical: `
    en: screw screws nut knob-cap light-pipe light-pipes lightpipe washer standoff spacer heatsink mounting-hole mountinghole fiducial testpoint test-point logo pcb enclosure stencil
    de: schraube mutter
    ja: ネジ 基板
    zh: 螺丝 散热器 测试点`,
  ferriteBead: `
    en: ferrite ferrites bead beads ferritebead chip-bead emi-filter-bead filter-bead
    de: ferrit ferritperle
    fr: perle-ferrite
    es: ferrita
    ru: ферритов*
    ja: フェライト ビーズ
    zh: 磁珠`,
  inductor: `
    en: inductor inductors ind indc inductance inductances choke chokes coil coils
    de: induktivität induktivitaet drossel* *drossel spule
    fr: bobine
    es: inductancia bobina
    nl: inductief spoel
    pl: cewka dławik
    cs: tlumivka
    ro: bobină
    ru: индуктивность дроссел* катушка
    ja: インダクタ インダクター コイル チョーク
    zh: 电感/线圈/变压器 电感 電感`,
  ceramicCapacitor: `
    en: ceramic cer cerm ceram ceramics mlcc mlc multilayer-ceramic
    de: keramik keramisch keramikkondensator kerko
    fr: céramique ceramique
    es: cerámico ceramico cerámica
    pt: cerâmico
    pl: ceramiczny
    cs: keramický
    ro: ceramică
    ru: керамич*
    ja: セラミック 積セラ セラコン
    zh: 陶瓷 贴片电容 独石`,
  resistor: `
    en: resistor resistors res resc resistance resistor-smd thick-film carbon-film ohm-jumper
    de: widerstand *widerstand
    fr: résistance
    es: resistencia
    nl: weerstand
    pl: rezystor* opornik
    cs: rezistor* odpor
    ro: rezistoare
    ru: резистор*
    ja: 抵抗
    zh: 电阻 電阻`,
  capacitor: `
    en: capacitor capacitors cap caps capc capacitance capa nonpolarized unpolarized unpolarised non-polarized non-polarised ic-decoupling ic-bypass
    de: kondensator kondensatoren *kondensator
    fr: condensateur condensateurs
    es: condensador condensadores capacitore
    cs: kondensátor*
    ro: condensator*
    ru: конденсатор* конд
    ja: コンデンサ キャパシタ
    zh: 无极性 电容 電容`,
} as const;

/** The kinds of Russian type numbers, by their first digits: `К53-56`; and of the Chinese CA45. Source: OST 11.074.008. */
export const kindsOfTypes: Readonly<Partial<Record<string, keyof typeof kindWords>>> = {
  ...{ "10": "ceramicCapacitor", "31": "micaCapacitor", "45": "tantalumCapacitor", "50": "aluminumCapacitor" },
  ...{ "52": "tantalumCapacitor", "53": "tantalumCapacitor", "58": "supercapacitor", "73": "filmCapacitor" },
  "78": "filmCapacitor",
};
