import type { Product } from "../../product-data/api/product";
import type { Claim } from "../claims/claim";
import { textOf, textsOf, valueOf } from "../claims/value";

/**
 * Whether a part may be offered for these requirements. One that can't be soldered, is made for implants, or is a safety
 * capacitor is offered only if the requirements name that purpose.
 */
export function isForPurpose(product: Product, claims: readonly Claim[]): boolean {
  const isRequested = (purpose: Purpose): boolean =>
    claims.some((claim) => claim.aspect === purpose) ||
    (purpose === "standard" && claims.some((claim) => "voltageClass" in claim && claim.voltageClass === "AC"));
  // Reversed, three-terminal, and multi-terminal parts have other pads.
  const [type] = textsOf(product, "SmdType");
  if (type !== undefined && !onSamePads.has(type) && !isRequested("type")) return false;
  const purpose = onlyFor[seriesOf(product)];
  if (purpose !== undefined && !isRequested(purpose)) return false;
  const mounting = textsOf(product, "Mounting");
  if (mounting.length > 0 && !mounting.some(isSoldering) && !isRequested("mounting")) return false;
  if (textsOf(product, "Standard").length > 0 && !isRequested("standard")) return false;
  const application = textsOf(product, "Application");
  return application.length === 0 || !application.every(isMedical) || isRequested("application");
}

/**
 * The place of a part's series among those that meet the requirements: the series of the part to replace, then the most
 * general ones. If AEC-Q200 is required, automotive series come before infotainment.
 */
export function purposeRank(product: Product, claims: readonly Claim[], replaced: Product | null): number {
  const series = seriesOf(product);
  if (replaced !== null && seriesOf(replaced) === series) return -1;
  const isAutomotive = claims.some(({ aspect }) => aspect === "aecQ200");
  if (product.group.category === "inductors") return isNamedAutomotive(product) && !isAutomotive ? 1 : 0;
  const [application, another] = textsOf(product, "Application");
  const isForMobile = application === "Mobile Electronics" && another === undefined;
  if (isForMobile || hasNarrowPurpose(product)) return narrowRank;
  // Among the other series, parts that aren't made for cars come first.
  const isCostlier = !isAutomotive && valueOf(product, "AecQ200Support") === true;
  return (isAutomotive ? automotiveRanks : ranks)[series] ?? otherRank + (isCostlier ? 0.5 : 0);
}

/** Whether the name of an inductor says that it is made for cars: no field does. */
export const isNamedAutomotive = (product: Product): boolean =>
  /automotive|車載|车载|车规|汽车/i.test(textOf(product, "ProductName") ?? "");

/** Whether the part is made for one purpose. It then comes after all others, and its purpose is shown. */
function hasNarrowPurpose(product: Product): boolean {
  return product.group.category === "ceramicCapacitorsSMD" && narrow.test(seriesOf(product));
}

/** What a person has to know about an offered part: its cautions and notices, and its application if that is narrow. */
export function remarksOn(product: Product): readonly string[] {
  const application = valueOf(product, "Application");
  // A part with many applications is for none in particular.
  const isOne = typeof application === "string" && !application.includes(",");
  return [
    ...textsOf(product, "Caution"),
    ...textsOf(product, "Notices"),
    ...(hasNarrowPurpose(product) && isOne ? [application] : []),
  ];
}

type Purpose = "mounting" | "application" | "standard" | "type";

const onSamePads: ReadonlySet<string> = new Set(["Two-terminal", "Metal terminal", "On substrates"]);

const isSoldering = (word: string): boolean => word.endsWith("soldering");
const isMedical = (word: string): boolean => word.startsWith("Medical");

/** The start of the number: three characters for capacitors, the letters for inductors. */
function seriesOf({ record, group }: Product): string {
  return group.category === "inductors" ? (/^[A-Z]*/.exec(record.Partno)?.[0] ?? "") : record.Partno.slice(0, 3);
}

/** Source of the series: the manufacturer's part numbering sheet. */
const onlyFor: Readonly<Record<string, Purpose>> = {
  GCG: "mounting", // conductive adhesive
  GMA: "mounting", // wire bonding
  GMD: "mounting", // wire bonding, gold-tin
  GCH: "application", // implants
  GA2: "standard",
  GA3: "standard",
  KCA: "standard",
  EVA: "standard",
};

const ranks: Readonly<Record<string, number>> = { GRM: 0, GRT: 1, GCM: 2 };
const automotiveRanks: Readonly<Record<string, number>> = { GCM: 0, GRT: 1 };
const otherRank = 3;
const narrowRank = 4;

/**
 * How these series begin: for ripple, LAN, camera flash, or low distortion; with metal terminals, interposers, or three
 * terminals; polymer capacitors; and those of `onlyFor`.
 */
const narrow = /^(?:GR[347]|GJ4|GC[3GH]|GA|GM|K|ZR|EVA|ECA|NFM)/;
