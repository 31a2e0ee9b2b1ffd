import { memoize } from "../../product-data/base/memoize";
import { type Body, bodyIn, bodyOf, byBody, tableOf } from "./decode";
import { families } from "./families";
import { type Family, type PartType, partTypes } from "./family";

/** A series of inductors with its body, but without a value: `SWPA4020S`, `L_Taiyo-Yuden_NR-50xx`. */
export interface SeriesName {
  readonly written: string;
  /** Where the text names it. */
  readonly start: number;
  /** The sides in meters. The height is absent if the name leaves it open. */
  readonly body: Body & { readonly length: number; readonly width: number };
  readonly shielded: PartType["shielded"];
}

/** The first series that a text or the name of a footprint names. */
export const seriesIn = memoize((text): SeriesName | undefined => {
  readers ??= Object.values(families).flat().flatMap(readerOf);
  for (const read of readers) {
    const found = read(text);
    if (found !== undefined) return found;
  }
  return undefined;
});

type Reader = (text: string) => SeriesName | undefined;

let readers: readonly Reader[] | undefined;

/** Finds names of a family's bodies; none if the bodies have no names. */
function readerOf(family: Family): Reader | readonly [] {
  const { shielded }: PartType = partTypes[family.type];
  const bodies = tableOf(family.bodies);
  const names = new Map([...tableOf(family.names)].map(([name, { meaning }]) => [plain(name), meaning]));
  const shapes = [...[...names.keys()].map(escape), ...shapesOf(family)];
  if (shapes.length === 0) return [];
  const shape = new RegExp(String.raw`(?<![A-Za-z0-9])(?:${shapes.join("|")})(?![A-Za-z0-9])`, "i");
  return (text) => {
    const match = shape.exec(text);
    if (match === null) return undefined;
    const [written] = match;
    const { code = "", side = "", model = "" } = match.groups ?? {};
    const known = names.get(plain(written)) ?? byBody(bodies, (code + model).toUpperCase())?.meaning;
    const ofModel = [...bodies].filter(([each]) => each.endsWith(model.toUpperCase()));
    const body =
      known !== undefined ? bodyIn(known) : side !== "" ? sidesOf(side, ofModel, family) : bodyOf(code, family.body);
    const { length, width } = body;
    return length === undefined || width === undefined
      ? undefined
      : { written, start: match.index, body: { ...body, length, width }, shielded };
  };
}

/** `NR-50xx`: the sides that all bodies of the series with these digits have. */
function sidesOf(
  digits: string,
  bodies: readonly (readonly [string, { readonly meaning: string }])[],
  { body }: Family,
): Body {
  const known = bodies.filter(([code]) => code.startsWith(digits)).map(([, { meaning }]) => bodyIn(meaning));
  const [first, ...others] = known.length > 0 ? known : [bodyOf(`${digits}99`, body)];
  if (first === undefined || others.some(({ length, width }) => length !== first.length || width !== first.width))
    return {};
  return { length: first.length, width: first.width };
}

/** Names that begin as numbers do. The body must follow the start of the number, and have at least two digits. */
function shapesOf({ number }: Family): readonly string[] {
  const [, start, codes] = /^((?:[^{]|\{(?!body)[^{}]*\})*)\{body:((?:[^{}]|\{[^{}]*\})*)\}/.exec(number) ?? [];
  if (start === undefined || codes === undefined || !/[A-Z]/.test(start) || start.includes("{size")) return [];
  const named = start
    .replace(/\{(\w+):((?:[^{}]|\{[^{}]*\})*)\}/g, (_, name: string, shape: string) =>
      name === "model" ? `(?<model>${shape})` : `(?:${shape})`,
    )
    .replace(/-\??$/, "");
  return [String.raw`(?:${named})[-_]?(?:(?<code>${codes})|(?<side>\d{2,3})xx)[A-Z]{0,3}`];
}

/** Texts separate the parts of a name with hyphens or underscores. */
const plain = (name: string): string => name.toUpperCase().replaceAll("_", "-");
const escape = (name: string): string => name.replaceAll("-", "[-_]?");
