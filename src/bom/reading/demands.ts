import type { Claim } from "../aspects/claim";
import type { PartKind } from "../aspects/part-kind";
import { metricCodeOf } from "../aspects/size";
import { seriesIn } from "../makers/series-name";
import { parseQuantity } from "../../product-data/vocabulary/quantity";

/**
 * What a description requires besides values: `AEC-Q200`, `soft termination`, `X1/Y2`, `max. 0.5mm`, `4x4mm`,
 * `shielded`, `Q>=30@100MHz`, `low ESL`, in three languages. A requirement that no field of the data can confirm, such as
 * `low profile`, is a `demand`: it is named as not comparable.
 */
export function readDemands(text: string, kind: PartKind): readonly Claim[] {
  const plain = text.normalize("NFKC");
  return [
    ...words.flatMap(([pattern, of, claim]): readonly Claim[] => {
      const written = of === "both" || of === kind ? pattern.exec(plain)?.[0] : undefined;
      return written === undefined ? [] : [{ ...claim, written }];
    }),
    ...heightIn(plain),
    ...(kind === "capacitor" && isLeaded(plain) ? leadSpaceIn(plain) : []),
    ...(kind === "capacitor" ? reversedSizeIn(plain) : []),
    ...(kind === "inductor" ? [...bodyIn(plain), ...qualityIn(plain), ...currentsIn(plain)] : []),
  ];
}

/** The values of a text, and what else it requires, without what says the same less exactly. */
export function withDemands(values: readonly Claim[], demands: readonly Claim[]): readonly Claim[] {
  const isSized = values.some(({ aspect }) => aspect === "size");
  const isCurrent = ({ aspect }: Claim): boolean => aspect === "currentIsat" || aspect === "currentItemp";
  const named = demands.filter(isCurrent).map((claim) => ("value" in claim ? claim.value : null));
  return [
    // A current with a name is that current only.
    ...values.filter((claim) => claim.aspect !== "current" || !named.includes(claim.value)),
    // A body says less than a size code.
    ...demands.filter(({ aspect }) => !(isSized && (aspect === "body" || aspect === "size"))),
  ];
}

/** Whether a text describes a capacitor with leads. */
export function isLeaded(text: string): boolean {
  return leaded.test(text.normalize("NFKC"));
}

const leaded =
  /\b(?:radial|axial|leaded|through[- ]?hole|THT|bedrahtet|disc|disk)\b|C_(?:Disc|Rect|Radial|Axial)|リード(?:付|タイプ|品)|ラジアル|引线|插件|直插|径向/i;

function leadSpaceIn(text: string): readonly Claim[] {
  const [written, behind, before] =
    /(?:_P|pitch|lead[- ]?spac\w*|\bLS|\bRM|リード間隔|引脚间距|引线间距|脚距)\s*[:=]?\s*(\d{1,2}(?:\.\d+)?)\s?mm|(\d{1,2}(?:\.\d+)?)\s?mm\s?(?:pitch|lead[- ]?spac\w*|raster)/i.exec(
      text,
    ) ?? [];
  const digits = behind ?? before;
  if (written === undefined || digits === undefined) return [];
  return [{ aspect: "leadSpace", value: meters(digits), voltageClass: null, written: `${digits}mm` }];
}

/** 0306 is a 0603 with its terminations on the long sides. Source: the sizes of reversed capacitors. */
function reversedSizeIn(text: string): readonly Claim[] {
  const [written, code = ""] = /(?<![\d.,-])(0204|0306|0508|0612)(?![\d,-]|\.\d)/.exec(text) ?? [];
  const size = reversedSizes[code];
  if (written === undefined || size === undefined) return [];
  return [
    { aspect: "size", code: size, system: "inch", written },
    { aspect: "type", words: ["LW reversed"], written: "LW reversed" },
  ];
}

const reversedSizes: Readonly<Record<string, string>> = {
  "0204": "0402",
  "0306": "0603",
  "0508": "0805",
  "0612": "1206",
};

type ClaimMade = Claim extends infer C ? (C extends Claim ? Omit<C, "written"> : never) : never;

/** Sources of the words: distributors' catalogs in three languages. */
const words: readonly (readonly [RegExp, PartKind | "both", ClaimMade])[] = [
  [
    /(?<!non[- ]?)(?:AEC[-\s]?Q?[-\s]?200|\bAEC\b|automotive|オートモーティブ|車載|自動車|车规|车载|车用|汽车)/i,
    "both",
    { aspect: "aecQ200" },
  ],
  [
    /(?:soft|flexible|flexi?|polymer|resin)[-\s]?(?:external |electrode |end |side )?term\w*|flexi?term|soft electrode|flexible electrode|樹脂(?:外部)?電極|ソフトターミ\S*|柔性(?:端|电极)\S*|软端\S*|軟端\S*|树脂电极/i,
    "capacitor",
    { aspect: "benefits", words: ["Anti-crack while deflecting"] },
  ],
  [
    /low[-\s]?ESL|low[-\s]inductance|低\s?ESL|低インダクタンス|低电感/i,
    "capacitor",
    { aspect: "benefits", words: ["Low inductance"] },
  ],
  [/\b(?:hi(?:gh)?[-\s]?Q)\b|高\s?Q/i, "capacitor", { aspect: "benefits", words: ["Low dissipation/HIQ"] }],
  [/\bhi(?:gh)?[-\s]?Q\b|高\s?Q/i, "inductor", { aspect: "demand" }],
  [/\blow[-\s](?:loss|dissipation)\b|低損失|低损耗/i, "capacitor", { aspect: "demand" }],
  [/\blow[-\s]profile\b|低背|薄型/i, "both", { aspect: "demand" }],
  [/\blow[-\s]ESR\b|低\s?ESR/i, "capacitor", { aspect: "demand" }],
  [
    /(?<![A-Z0-9])[XY][1-4](?:\s?[/&]\s?[XY][1-4])?(?![A-Z0-9])|safety[- ](?:certified|capacitor)|安规|安規|安全規格/i,
    "capacitor",
    { aspect: "standard", words: ["Certified by safety standard"] },
  ],
  // The data doesn't contain the class.
  [/(?<![A-Z0-9])[XY][1-4](?:\s?[/&]\s?[XY][1-4])?(?![A-Z0-9])/i, "capacitor", { aspect: "demand" }],
  [
    /LW[- ]?revers\w*|revers\w*[- ](?:geometry|termin\w*)|LW\s?逆転|LW\s?反转|长宽倒置/i,
    "capacitor",
    { aspect: "type", words: ["LW reversed"] },
  ],
  [
    /conductive (?:adhesive|glue|epoxy)|導電性接着剤|导电胶/i,
    "capacitor",
    { aspect: "mounting", words: ["Conductive adhesive"] },
  ],
  [/wire[- ]?bond\w*|ワイヤーボンディング|引线键合/i, "capacitor", { aspect: "mounting", words: ["Bonding"] }],
  [
    /\bimplant\w*|life[- ]support|GHTF\s?(?:class\s?)?D|植入|体内/i,
    "capacitor",
    { aspect: "application", words: ["Medical equipment [GHTF Class D]"] },
  ],
  [
    /(?<!un|non|un-|non-|no |not )(?:semi-?)?\b(?:magnetically )?(?:semi-?)?shield(?:ed|ing)?\b|(?<!非|無|无)(?:磁気|磁性)?シールド|(?<!非|无|無|未)屏蔽/i,
    "inductor",
    { aspect: "shielded", shielded: true },
  ],
  [
    /\b(?:unshielded|un-shielded|non-?shielded|unshld)\b|(?:非|無)シールド|(?:非|无|無|未)屏蔽/i,
    "inductor",
    { aspect: "shielded", shielded: false },
  ],
];

const millimeters = String.raw`(\d{1,2}(?:\.\d+)?)\s?(?:mm|ミリ|毫米)`;
const high = String.raw`(?:\b[TH]|height|thickness|thick|厚み|厚さ|高さ|厚度|高度|Höhe|Dicke)`;
const heights: readonly (readonly [RegExp, "thickness" | "nominalThickness"])[] = [
  [
    new RegExp(String.raw`(?:max\.?|maximum|最大|[≤<]=?)\s*(?:height|thickness|[HT]\b)?\s*[:=]?\s*${millimeters}`, "i"),
    "thickness",
  ],
  [new RegExp(String.raw`(?<![x×*]\s?)(?<![\d.])${millimeters}\s*(?:\(?max\b|maximum|以下|最大)`, "i"), "thickness"],
  [new RegExp(String.raw`${high}[^0-9x×]{0,14}?${millimeters}`, "i"), "nominalThickness"],
  // The height of a footprint: `L_12x12mm_H6mm`, `L_6.3x6.3_H3`.
  [/(?<=\d(?:mm)?)_H{1,2}(\d{1,2}(?:\.\d+)?)(?:mm)?(?![\d.])/i, "thickness"],
];

function heightIn(text: string): readonly Claim[] {
  for (const [pattern, aspect] of heights) {
    const [written, digits] = pattern.exec(text) ?? [];
    if (written !== undefined && digits !== undefined)
      return [{ aspect, value: meters(digits), voltageClass: null, written: written.trim() }];
  }
  return [];
}

const meters = (mm: string): number => Number(`${mm}e-3`);
const side = String.raw`(\d{1,2}(?:\.\d+)?)`;
const by = String.raw`\s?(?:mm)?\s?[x×*]\s?`;

/** `4x4mm`, `4.0 x 4.0 x 1.8`, footprints `L4.0-W4.0`, IPC-7351 `INDM5551X200N`, and metric codes that aren't known sizes. */
const bodies: readonly RegExp[] = [
  new RegExp(String.raw`(?<![a-z])L_?${side}[-*x]W${side}(?:[-*x]H?${side})?`, "i"),
  new RegExp(String.raw`(?<![\d.]|pad|[a-z]\d*)${side}${by}${side}(?:${by}${side})?\s?mm`, "i"),
  new RegExp(String.raw`(?<![\d.]|pad)(\d{1,2}\.\d+)${by}(\d{1,2}\.\d+)(?:${by}(\d{1,2}\.\d+))?(?!\d)`, "i"),
  new RegExp(String.raw`(?<![a-z])L_${side}x${side}(?:x${side})?`, "i"),
];
const ipc = /IND[A-Z]{0,2}(\d{2,3})(\d{2,3})X(\d{2,4})/i;
const metricCode = /(?<!\d)(\d{2})(\d{2})\s?\(?metric/i;

function bodyIn(text: string): readonly Claim[] {
  for (const pattern of bodies) {
    const [written, length, width, height] = pattern.exec(text) ?? [];
    if (written === undefined || length === undefined || width === undefined) continue;
    return bodyClaims(meters(length), meters(width), height === undefined ? null : meters(height), written.trim());
  }
  const [name, length, width, height] = ipc.exec(text) ?? [];
  if (name !== undefined && length?.length === width?.length)
    return bodyClaims(Number(`${length ?? ""}e-4`), Number(`${width ?? ""}e-4`), Number(`${height ?? ""}e-5`), name);
  const [code, long = "", wide = ""] = metricCode.exec(text) ?? [];
  if (code !== undefined) return bodyClaims(Number(`${long}e-4`), Number(`${wide}e-4`), null, long + wide);
  return bodyOfSeries(text);
}

/** The body of a series that is named without a value. A footprint for one series may hold another one, so it isn't sure. */
function bodyOfSeries(text: string): readonly Claim[] {
  const named = seriesIn(text);
  if (named === undefined) return [];
  const { written, body, shielded } = named;
  const claims = [
    ...bodyClaims(body.length, body.width, body.thickness ?? null, written),
    ...(shielded === true ? [{ aspect: "shielded" as const, shielded, written: `shielded (${written})` }] : []),
  ];
  return claims.map((claim) => ({ ...claim, isUncertain: true as const }));
}

/** A body that has a size code is that size. */
export function bodyClaims(length: number, width: number, height: number | null, written: string): readonly Claim[] {
  const code = metricCodeOf(length, width);
  return [
    code === undefined ? { aspect: "body", length, width, written } : { aspect: "size", code, system: "mm", written },
    ...(height === null ? [] : [{ aspect: "thickness" as const, value: height, voltageClass: null, written }]),
  ];
}

/** `Q>=30@100MHz`, `Q:28`, and `8@100MHz` as LCSC writes it. */
function qualityIn(text: string): readonly Claim[] {
  const [written, digits, alone, at] =
    /(?:\bQ(?:\s?min\.?|\s?factor)?\s*[:=≥>]+=?\s*(\d{1,3})(?![\d.])|(?<![\d.Ω@-])(\d{1,3})(?=\s?@\s?\d))(?:\s?@\s?(\d+(?:\.\d+)?\s?[kMG]Hz))?/.exec(
      text,
    ) ?? [];
  if (written === undefined || (digits === undefined && at === undefined)) return [];
  const frequency = at === undefined ? null : (parseQuantity(at, "")?.value ?? null);
  return [{ aspect: "quality", least: Number(digits ?? alone), frequency, written: written.trim() }];
}

const currents = [
  ["currentIsat", /\bI\s?[-_]?sat\w*\s*[:=>≥]*=?\s*(\d+(?:\.\d+)?\s?m?A)\b/i],
  ["currentItemp", /\bI\s?[-_]?(?:dc|rms|temp|rated|r)\s*[:=>≥]*=?\s*(\d+(?:\.\d+)?\s?m?A)\b/i],
] as const;

/** The saturation current and the heating current, if the text tells them apart: `Isat>1.7A, Idc>1.2A`. */
function currentsIn(text: string): readonly Claim[] {
  return currents.flatMap(([aspect, pattern]): readonly Claim[] => {
    const [, written] = pattern.exec(text) ?? [];
    const value = written === undefined ? undefined : parseQuantity(written.replace(/ma$/i, "mA"), "A")?.value;
    return written === undefined || value === undefined ? [] : [{ aspect, value, voltageClass: null, written }];
  });
}
