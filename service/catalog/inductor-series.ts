import { inductorSizes, type InductorSeries, inductorSeries, smdSizes } from "./tables";

/**
 * The series of a number with `before` before its inductance and `behind` at its end: from the manufacturer's table, or
 * for a series that isn't in the table, from the most similar series. Then only construction and use are taken from it;
 * the size is decoded from the number, or absent. null if no series is similar.
 */
export function seriesOfForm(before: string, behind: string): InductorSeries | null {
  const key = `${before} ${behind}`;
  const known = seriesByForm.get(key);
  if (known !== undefined) return known;
  const found = before.endsWith("-") ? dashSeries(before.replace(/(-H)?-$/, "")) : chipSeries(before, behind);
  seriesByForm.set(key, found);
  return found;
}

/**
 * LQG15HS and 02, or DFE2MCAH and J0, from the names of these series. null for a series in the older form with a dash.
 */
export function chipStem(series: InductorSeries): readonly [before: string, behind: string] | null {
  const match = /^(LQ\w{5}|DFE[0-9A-Z]{5})_([0-9A-Z]{2})$/.exec(series.series);
  return match === null ? null : [match[1] ?? "", match[2] === "JL" ? "JLL" : (match[2] ?? "")];
}

/** DFE201612P, followed by a dash and the inductance. */
export function dashStem({ series, stem }: InductorSeries): string {
  return stem ?? series.replace(/C_Z$/, "Z").replace("_D", "D");
}

const seriesByForm = new Map<string, InductorSeries | null>(
  inductorSeries.flatMap((series) => {
    const stem = chipStem(series);
    return stem === null ? [] : [[stem.join(" "), series] as const];
  }),
);

const dashSeriesByStem: ReadonlyMap<string, InductorSeries> = new Map(
  inductorSeries.flatMap((series) =>
    chipStem(series) === null ? [[dashStem(series).replace(/-H$/, ""), series] as const] : [],
  ),
);

/** LQM 2H PN G0: three letters for the construction, the size, the type, and the features after them. */
function chipSeries(before: string, behind: string): InductorSeries | null {
  const construction = before.startsWith("LQB") ? "LQG" : before.slice(0, 3);
  const alike = mostLike(before, ({ series }) => series.startsWith(construction) && series.includes("_"));
  const size = inductorSizes[before.slice(3, 5)];
  if (alike === null || size === undefined) return null;
  const [length = "", width = ""] = size.split(" ")[0]?.split("x") ?? [];
  const sizecodeMm = [length, width].map((mm) => mm.replace(".", "").padEnd(2, "0").slice(0, 2)).join("");
  const inch = Object.values(smdSizes).find(({ SizecodeMm }) => SizecodeMm === sizecodeMm)?.SizecodeInch;
  return {
    ...alike,
    series: `${before}_${behind}`,
    L_values_H: [],
    LengthText: [`${length}mm`],
    WidthText: [`${width}mm`],
    ThicknessText: [],
    SizecodeMm: [sizecodeMm],
    SizecodeInch: inch === undefined ? [] : [inch],
  };
}

/**
 * DFE201610R means 2.0 mm, 1.6 mm, and 1.0 mm. FDV0630, FCUL1040, and DFEG10040D end with the height in tenths of a
 * millimeter. 1217AS is a catalog number of the table; #A915AY is one without a size.
 */
function dashSeries(stem: string): InductorSeries | null {
  const known = dashSeriesByStem.get(stem);
  if (known !== undefined) return known;
  const metal = /^(DFE|FD|FCUL)/.test(stem);
  if (!metal && !/^(DD|B|#[AB])?\d{3,4}[AE]?[A-Z]/.test(stem) && !/^(DD|B|#[AB])\d/.test(stem)) return null;
  const alike = mostLike(metal ? stem : "DEM", ({ series }) => !series.startsWith("LQ"));
  if (alike === null) return null;
  const [, length, width, thickness] = /^DFE(\d\d)(\d\d)(\d\d)/.exec(stem) ?? [];
  const [, height] = /^[A-Z]+\d{2,3}(\d\d)[A-Z]?$/.exec(stem) ?? [];
  return {
    ...alike,
    series: stem,
    L_values_H: [],
    LengthText: millimetres(length),
    WidthText: millimetres(width),
    ThicknessText: millimetres(thickness ?? height),
    SizecodeMm: length === undefined ? [] : [`${length}${String(width)}`],
    SizecodeInch: [],
  };
}

/** 16 is 1.6mm. */
function millimetres(tenths: string | undefined): readonly string[] {
  return tenths === undefined ? [] : [`${String(Number(tenths) / 10)}mm`];
}

/** The possible series with the longest common prefix; of equal ones, one of the same type. */
function mostLike(stem: string, mayBe: (series: InductorSeries) => boolean): InductorSeries | null {
  let best: InductorSeries | null = null;
  let bestScore = -1;
  for (const series of inductorSeries) {
    if (!mayBe(series)) continue;
    const score = 2 * commonLength(series.series, stem) + commonLength(series.series.slice(5, 7), stem.slice(5, 7));
    if (score > bestScore) [best, bestScore] = [series, score];
  }
  return best;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
