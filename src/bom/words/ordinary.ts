/** Counted words that were removed from the ordinary ones by hand, because they demand something. */
export const neverOrdinary =
  "低阻抗 air aircore anti dissipation epoxy esl esr flat foil free halogen leakage level loss low metal molded must no noise not pad polyamide profile required resonant ripple self shorted stable toroid ultra wet without";
/** Words that join other words, or are about orders, packages, drawings, and libraries. */
export const joiningWords = `
  en: a an the and or with of for from to in on at by as is are be per each than other others all any some same this that these those it its if so there when where which who we way more most also but just then
    see note notes remark use used using type tape taping reel bulk tray box bag cut ct pack packaging package packages packing strip embossed paper carrier ammo cartridge pcs piece pieces qty pos pin part parts number product products
    component components device devices element elements item symbol symbols library footprint circuit design schematic layout board assembly preferred alternative alternatives alternate alternates alt substitute equivalent similar
    replace replacement replaces order ordered needed need optional option spare various generic general gen purpose purp commercial grade compliant standard nonstandard original new old modified change details undefined
    american european eia jis class series serie range family model style version rev chip np tbd tba ca45 smd smt smc sm surface mount mounted mounting place placed pads way small large mini miniature big normal basic important yes na nc nd nf nl gp tr de en rohs reach
  makers: murata tdk samsung sem yageo phycomp kemet avx kyocera taiyo yuden vishay dale bourns coilcraft panasonic walsin würth wurth wuerth elektronik johanson sunlord samwha eyang fenghua multicomp epcos abracon sumida mouser digikey farnell lcsc rs arrow newark avnet tme reichelt conrad 村田 三星 国巨 风华 太诱 松下 顺络` as const;
/** Words for fields, their values, and how they are limited. */
export const fieldWords = `
  en: value values capacitance inductance voltage volt volts current rated rating ratings tolerance tol temperature temp tc tg characteristic dielectric diel size case dimension dimensions length width height thickness pitch spacing leadspacing lead leads range operating nominal nom typ typical max maximum min minimum
    dcr rdc resistance srf isat irms itemp idc ir is sat rms dc ac vdc vac wvdc metric inch mm cm frequency freq code up high higher hi better less more power signal rf hf shielding shielded magnetic impedance core wire wound wirewound multilayer multi layer monolithic fixed vdd vcc vin vout vbus decoupling bypass coupling filter filtering filters input output
  de: sättigungsstrom widerstand höhe dicke eigenresonanz raster wert spannung toleranz baugröße bauform
  ja: パワー 高周波 積層 汎用 自己共振周波数 自己共振 飽和電流 直流抵抗 リード間隔 定格 電圧 電流 温度 特性 容量 静電 許容差 サイズ 最大 最小 以上 以下 厚み 高さ 同等 チップ 以 品 の も は が と を に で
  zh: 自谐振频率 自谐振 饱和电流 直流电阻 引脚间距 引线间距 脚距 额定 电压 电流 温度 特性 容量 容值 精度 误差 封装 尺寸 耐压 高度 厚度 贴片 最大 最小 不超过 不大于 原装 正品 只 积层 多层 叠层 功率 通用 高频 头 子 型 级 档 类 式 系列` as const;
