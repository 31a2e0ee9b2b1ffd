/** What descriptions require in words, by language; as in phrases.ts. Sources: distributors' catalogs in three languages. */
export const demandWords = {
  /** Words that only seem to say the next one. */
  notAutomotive: { en: "non-aec non-automotive" },
  automotive: { en: "aec aecq automotive", ja: "オートモーティブ 車載 自動車", zh: "车规 车载 车用 汽车" },
  /** Requirements that no field has, or only for few parts: terminations, constructions, noise, standards. */
  open: {
    en:
      "low-profile low-loss low-dissipation low-esr low-dcr low-leakage low-noise acoustic-noise low-acoustic-noise high-reliability hi-rel " +
      "snpb sn-pb tin-lead gold gold-plated agpd ag-pd palladium metal-terminal metal-terminals metal-frame stacked j-lead j-leads gull-wing " +
      "open-mode floating-electrode floating-electrodes fail-safe failsafe anti-sulfur anti-sulphur antisulfur sulfur-resistant " +
      "non-magnetic nonmagnetic antimagnetic hermetic matched mil-prf mil-std mil-spec mil-c mil-grade escc space-grade ppap ul vde enec cqc " +
      "halogen-free msl humidity moisture thb vibration thermal-shock temperature-cycling reinforced-insulation basic-insulation low-tcc",
    de: "halogenfrei bleihaltig unmagnetisch vergoldet feuchte feuchtigkeit",
    ja: "低背 薄型 低損失 低esr 低ノイズ 金電極 金属端子 オープンモード 耐硫化 非磁性",
    zh: "低损耗 低噪声 金属支架 开路模式 抗硫化 无磁 无卤",
  },
  softTermination: {
    en:
      "soft-term soft-termination soft-terminations soft-terminal softterm flexible-term flexible-termination flexible-terminations flexible-terminal flex-term flex-termination " +
      "flexi-term flexi-termination flexiterm flexterm polymer-term polymer-termination polymer-terminal resin-term resin-termination resin-terminal " +
      "resin-external-termination resin-electrode soft-electrode flexible-electrode",
    ja: "樹脂電極 樹脂外部電極 ソフトターミ",
    zh: "柔性端 柔性电极 软端 軟端 树脂电极",
  },
  lowInductance: { en: "low-esl low-inductance", ja: "低esl 低インダクタンス", zh: "低电感" },
  highQ: { en: "high-q hi-q hiq", ja: "高q" },
  safety: { en: "safety-certified safety-capacitor", ja: "安全規格", zh: "安规 安規" },
  reversed: {
    en: "lw-reverse lw-reversed lw-reversal reverse-geometry reversed-geometry reverse-termination reversed-termination reverse-terminals",
    ja: "lw逆転",
    zh: "lw反转 长宽倒置",
  },
  adhesive: { en: "conductive-adhesive conductive-glue conductive-epoxy", ja: "導電性接着剤", zh: "导电胶" },
  bonding: { en: "wire-bond wire-bonding wire-bondable wirebond*", ja: "ワイヤーボンディング", zh: "引线键合" },
  implanted: { en: "implant* life-support ghtf", zh: "植入 体内" },
  unshielded: {
    en: "unshielded un-shielded nonshielded non-shielded not-shielded no-shield no-shielding unshld",
    ja: "非シールド 無シールド 非磁気シールド",
    zh: "非屏蔽 无屏蔽 無屏蔽 未屏蔽",
  },
  shielded: { en: "shield shielded shielding semishielded", ja: "シールド", zh: "屏蔽" },
} as const;

/** Words that say that a capacitor has leads. */
export const leadWords = {
  en: "radial axial leaded through-hole tht disc disk c-rect throughhole",
  de: "bedrahtet",
  ja: "リード付 リードタイプ リード品 ラジアル",
  zh: "引线 插件 直插 径向",
} as const;

const { raw } = String;

/** What is before an amount, and what is behind it, as patterns, in four languages. */
export const measureWords = {
  /** Words for a DC resistance: `DCR<0.1R`. */
  resistance: ["DC ?R|R ?_?DC|resistance|widerstand|直流抵抗|直流电阻"],
  leadSpace: [raw`pitch|lead[- ]?spac\w*|\bLS|\bRM|リード間隔|引脚间距|引线间距|脚距`, "pitch|lead[- ]?spac|raster"],
  thickness: [
    raw`(?:max\.?|maximum|最大|[≤<]=?|up to|höchstens|不超过|不大于)(?: ?(?:height|thickness|[HT]\b))?|profile|below|under`,
    raw`(?:mm|t)? ?(?:(?:thick|high|height) ?)?(?:\(?max\b|maximum|以下|最大)`,
  ],
  nominalThickness: [
    raw`(?<![\wμ])[TH](?![A-Za-z])|height|thickness|thick|厚み|厚さ|高さ|厚度|高度|Höhe|Dicke`,
    "(?:t|thick|high)(?![A-Za-z])",
  ],
  currentIsat: [
    raw`\b(?:I ?[-_]?)?sat\w*|saturation(?: current)?|Sättigungsstrom|飽和電流|饱和电流`,
    raw`I ?[-_]?sat|sat(?:uration)?\b`,
  ],
  currentItemp: [
    raw`\bI ?[-_]?(?:dc|rms|temp|rated|r)`,
    raw`(?:at |for )?(?:[Δd] ?T\b|temp\w* rise|I ?[-_]?(?:rms|temp)\b|rms\b)`,
  ],
  resonance: [
    raw`SRF|self[- ]?reson\w*|\bf ?_?res\w*|Eigenresonanz|自己共振\S*|自谐振\S*`,
    raw`(?:min\.? )?SRF(?!\W*\d)`,
  ],
} as const;

/** Quantities that no field has, in three languages, each with the units that it is written in; `%?`: also without one. */
export const quantities: readonly (readonly [names: string, units: string, of?: "capacitor"])[] = [
  [raw`ESR|ACR|AC resistance|等価直列抵抗|等效串联电阻`, raw`m?(?:Ω|ohms?|R)?(?![A-Za-z0-9])`],
  [raw`ESL|(?:low|self|series|stray|parasitic)[ -]inductance`, raw`[pn]H`, "capacitor"],
  [raw`Q(?:[ -]?factor)?(?= ?(?:min|[:=≥>]))|quality factor|Güte|品質係数|品质因数`, "", "capacitor"],
  [raw`ripple(?: current)?|Rippelstrom|リップル電流|纹波电流`, raw`m?A(?:rms)?`],
  [raw`IR|insulation(?: resistance)?|Isolationswiderstand|絶縁抵抗|绝缘电阻`, raw`[kMG]?(?:Ω|ohms?)(?:[ ·*]?μ?F)?`],
  [raw`leakage(?: current)?|Leckstrom|漏れ電流|漏电流`, raw`[nuμm]?A`],
  [raw`D\.?F\.?|dissipation(?: factor)?|loss factor|tan ?(?:d(?:elta)?|δ)?`, raw`%?`],
  [raw`Verlustfaktor|誘電正接|损耗[^ \d]*`, raw`%?`],
  [raw`age?ing(?: rate)?|drift|Alterung|経時変化|老化`, raw`%`],
  [raw`TC[LCV]|temp(?:erature)?\.? ?co(?:eff\w*)?|Temperaturkoeffizient|温度係数|温度系数`, raw`ppm`],
  [raw`DC[- ]?bias|C ?_?eff(?:ective)?|effective(?: cap\w*)?|実効容量|有效容量`, raw`[pnuμ]F`],
  [raw`ESD|HBM|surge|withstand\w*|hi-?pot|dielectric strength|impulse|isolation|test voltage`, raw`k?V(?:DC|AC)?`],
  [raw`(?:Prüf|Stoß)spannung|サージ|浪涌`, raw`k?V(?:DC|AC)?`],
  [raw`partial discharge|Teilentladung`, raw`pC`],
  [raw`(?:board )?(?:bend|flex|deflection)\w*(?: test)?|Biegung|たわみ|弯曲`, raw`mm`],
  [raw`creepage|clearance|Kriechstrecke|沿面距離|爬电距离`, raw`mm`],
  [raw`life(?:time)?|endurance|Lebensdauer|寿命`, raw`h\b|hrs?|hours|cycles`],
];
/** Units of quantities whose names aren't needed. */
export const unitsAlone = "hours|hrs?|cycles|times|dB|kPa|bar|サイクル|小时";
