/** The only value of the field Standard. */
export const certified = "Certified by safety standard";

const highQ = `
    en: high-q hi-q hiq
    ja: 高q`;

/**
 * What descriptions require in words, by language, in the form of phrases.ts: the kind of part, the aspect and the
 * value that they say, and the words. Sources: distributors' catalogs in three languages.
 */
export const demandedValues = [
  [
    "capacitor",
    "benefits",
    "Anti-crack while deflecting",
    `
    en: soft-term soft-termination soft-terminations soft-terminal softterm flexible-term flexible-termination flexible-terminations flexible-terminal flex-term flex-termination
      flexi-term flexi-termination flexiterm flexterm polymer-term polymer-termination polymer-terminal resin-term resin-termination resin-terminal
      resin-external-termination resin-electrode soft-electrode flexible-electrode anti-flex anti-flex-crack flex-crack flex-resistant
      bend-resistant
    ja: 樹脂電極 樹脂外部電極 ソフトターミ
    zh: 柔性端 柔性电极 软端 軟端 树脂电极`,
  ],
  [
    "capacitor",
    "benefits",
    "Anti-noise, low distortion",
    `
    en: acoustic-noise acoustic-noise-reduction low-acoustic-noise anti-noise low-distortion
    ja: 鳴き対策 低歪
    zh: 啸叫 低失真`,
  ],
  [
    "capacitor",
    "benefits",
    "Fail safe",
    `
    en: fail-safe failsafe
    ja: フェールセーフ
    zh: 防故障`,
  ],
  [
    "capacitor",
    "benefits",
    "Low inductance",
    `
    en: low-esl low-inductance
    ja: 低esl 低インダクタンス
    zh: 低电感`,
  ],
  ["capacitor", "benefits", "Low dissipation/HIQ", highQ],
  [
    "capacitor",
    "standard",
    certified,
    `
    en: safety-certified safety-capacitor
    ja: 安全規格
    zh: 安规 安規`,
  ],
  [
    "capacitor",
    "type",
    "LW reversed",
    `
    en: lw-reverse lw-reversed lw-reversal reverse-geometry reversed-geometry reverse-termination reversed-termination reverse-terminals
    ja: lw逆転
    zh: lw反转 长宽倒置`,
  ],
  [
    "capacitor",
    "type",
    "Metal terminal",
    `
    en: metal-terminal metal-terminals metal-terminated metal-frame j-lead
    ja: 金属端子
    zh: 金属端子`,
  ],
  [
    "inductor",
    "construction",
    "Multilayer",
    `
    en: multilayer multi-layer multilayered
    ja: 積層
    zh: 叠层 多层 積層`,
  ],
  [
    "inductor",
    "construction",
    "Wire wound",
    `
    en: wirewound wire-wound
    ja: 巻線
    zh: 绕线`,
  ],
  [
    "inductor",
    "construction",
    "Wire wound type (Metal)",
    `
    en: metal-alloy metal-composite
    ja: メタルアロイ
    zh: 金属合金`,
  ],
  [
    "inductor",
    "construction",
    "Film",
    `
    en: thin-film film-type
    ja: 薄膜
    zh: 薄膜`,
  ],
  [
    "capacitor",
    "mounting",
    "Conductive adhesive",
    `
    en: conductive-adhesive conductive-glue conductive-epoxy
    ja: 導電性接着剤
    zh: 导电胶`,
  ],
  [
    "capacitor",
    "mounting",
    "Bonding",
    `
    en: wire-bond wire-bonding wire-bondable wirebond*
    ja: ワイヤーボンディング
    zh: 引线键合`,
  ],
  [
    "capacitor",
    "application",
    "Medical equipment [GHTF Class D]",
    `
    en: implant* life-support ghtf
    zh: 植入 体内`,
  ],
] as const;

/** Other words that require something, or only seem to. */
export const demandWords = {
  highQ,
  /** Words that deny automotive grade, although they contain its word. */
  notAutomotive: "non-aec non-automotive",
  /** Names of fields that an inductor has. */
  names: "self-resonant self-resonance self-resonating",
  /** Words that say that a capacitor has leads. */
  leads: `
    en: radial axial leaded through-hole tht disc disk c-rect throughhole
    de: bedrahtet
    ja: リード付 リードタイプ リード品 ラジアル
    zh: 引线 插件 直插 径向`,
  automotive: `
    en: aec aecq automotive
    ja: オートモーティブ 車載 自動車
    zh: 车规 车载 车用 汽车`,
  unshielded: `
    en: unshielded un-shielded nonshielded non-shielded not-shielded no-shield no-shielding unshld
    de: ungeschirmt*
    ja: 非シールド 無シールド 非磁気シールド
    zh: 非屏蔽 无屏蔽 無屏蔽 未屏蔽`,
  shielded: `
    en: shield shielded shielding semishielded shld
    de: geschirmt*
    ja: シールド
    zh: 屏蔽`,
} as const;

const { raw } = String;

/** Words for the distance of leads, which say that there are leads. */
export const leadDistance = raw`lead[- ]?spac\w*|\bLS|\bRM|リード間隔|引脚间距|引线间距|脚距`;

/** Patterns for the words before and after an amount, in four languages. */
export const measureWords = {
  /** Words for a DC resistance: `DCR<0.1R`. */
  resistance: ["DC ?R|R ?_?DC|resistance|widerstand|直流抵抗|直流电阻"],
  leadSpace: [raw`pitch|(?<![A-Za-z0-9μ])P(?![A-Za-z])|${leadDistance}`, "pitch|lead[- ]?spac|raster"],
  thickness: [
    raw`(?:max\.?|maximum|最大|[≤<]=?|up to|höchstens|不超过|不大于)(?: ?(?:height|thickness|[HT]\b))?|profile|below|under`,
    raw`(?:mm|t)? ?(?:(?:thick|high|height) ?)?(?:\(?max\b|maximum|以下|最大)`,
  ],
  nominalThickness: [
    raw`(?<![A-Za-z0-9μ])[TH](?![A-Za-z])|height|thickness|thick|厚み|厚さ|高さ|厚度|高度|Höhe|Dicke`,
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

/** Patterns for demands that no field covers: standards bodies before the standard's number, and words that demand. */
export const openWords = {
  bodies: raw`AEC|MIL|DEF|STANAG|ESCC|ECSS|ESA|NASA|ISO|IEC|EN|DIN|VDE|UL|CSA|BS|JIS|JEITA|JESD|JEDEC|J-STD|IPC|ASTM|SAE|ANSI|IEEE|CISPR|FCC|ETSI|GMW|VW|LV|DO|GB|GJB|SJ|TL|Q(?=[12]0\d\b)|MSL`,
  demanding: raw`no|not|non|must|free|max|min|only|required|without|shall|need\w*|\w*(?:proof|resistant|safe)|nicht|frei|kein\w*`,
} as const;
