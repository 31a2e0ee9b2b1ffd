import { profileOf, type Profile } from "./column-profile";
import type { Region, Texts } from "./header";
import type { Steps } from "./steps";
import { type ColumnRole, inEachRole, isAlternativesTitle, rolesOfTitle } from "./titles";

/** The columns of each role, the most useful first. */
export type BomColumns = Readonly<Record<ColumnRole, readonly number[]>>;

/** Finds the role of each column by its title and its cells. A step is a column. */
export function* columnsOf(texts: Texts, { header, from }: Region): Steps<BomColumns> {
  const sample = texts.slice(from, from + rowsSampled);
  const width = sample.reduce(
    (most, row) => Math.max(most, row.length),
    header === null ? 0 : (texts[header]?.length ?? 0),
  );
  const columns: Column[] = [];
  for (let column = 0; column < Math.min(width, widest); column++) {
    yield;
    const title = header === null ? "" : (texts[header]?.[column] ?? "");
    columns.push({ column, title, roles: rolesOfTitle(title), profile: profileOf(sample, column) });
  }
  yield;
  const found: Found = inEachRole(() => []);
  for (const each of columns) {
    const [best] = candidatesOf(each);
    if (best !== undefined) found[best.role].push(best);
  }
  settle(found, columns);
  fillGaps(found, columns, header === null);
  return inEachRole((role) => found[role].sort(byScore).map(({ column }) => column));
}

const rowsSampled = 120;
const widest = 256;

interface Column {
  readonly column: number;
  readonly title: string;
  readonly roles: ReturnType<typeof rolesOfTitle>;
  readonly profile: Profile;
}

interface Candidate {
  readonly column: number;
  readonly role: ColumnRole;
  readonly score: number;
}

const byScore = (one: Candidate, other: Candidate): number => other.score - one.score || one.column - other.column;

type Found = Record<ColumnRole, Candidate[]>;

/** The roles that the title names and the cells allow, best first. */
function candidatesOf({ column, title, roles, profile }: Column): readonly Candidate[] {
  const meanings = roles.filter((role) => role !== "other");
  const both = roles[0] === "number" && roles[1] === "manufacturer" && roles.length === 2;
  if (both) return [{ column, role: "number", score: 1 }];
  return meanings
    .flatMap((role, at): readonly Candidate[] => {
      if (role === "number" && ofLibrary.test(title) && profile.known < 0.1) return [];
      const fit = profile.filled === 0 ? (at === 0 ? 0.2 : 0.1) : fits[role](profile, meanings.length === 1);
      if (fit <= 0) return [];
      const actual = role === "number" && profile.distributors > 0.6 ? "distributorNumber" : role;
      return [
        {
          column,
          role: actual,
          score: fit * (1 - 0.15 * at) * (less.test(title) ? 0.5 : 1) * (0.2 + 0.8 * profile.filled),
        },
      ];
    })
    .sort(byScore);
}

/** Titles of secondary columns: a quantity to order, the other side of the board, a remark. */
const less = /order|buy|total|need|bottom|note|remark|device|备注|備考|bemerk|kommentar|type|class|category/i;

/** A library of symbols has names such as `Cap1` and `C0402-12p`, or numbers. */
const ofLibrary = /^\s*(?:lib\w*[ _]?ref\w*|design item id|device|symbol)\s*$/i;

/** How well cells fit a role, from 0 (not at all) to 1. `sure`: the title has no other meaning. */
const fits: Readonly<Record<ColumnRole, (profile: Profile, sure: boolean) => number>> = {
  // `C_0603_1608Metric` could also be a designator.
  designator: ({ designators, footprints }, sure) =>
    designators < (sure ? 0.3 : 0.5) || (footprints > 0.5 && footprints > designators) ? 0 : 0.3 + designators,
  quantity: ({ integers }) => (integers >= 0.4 ? integers : 0),
  value: ({ designators, addresses, values, sequential, texts, known, footprints, integers }, sure) =>
    addresses > 0.5 ||
    sequential ||
    (!sure && (designators > 0.6 || (values < 0.1 && known > 0.5) || (footprints > 0.8 && integers > 0.4)))
      ? 0
      : 0.35 + 0.65 * values + (sure ? 0.3 : 0) - (values < 0.1 ? 0.3 * texts : 0),
  footprint: ({ footprints, addresses, designators, integers }, sure) =>
    addresses > 0.5 ||
    (designators > 0.6 && !sure) ||
    (integers > 0.9 && footprints < 0.1) ||
    (!sure && footprints < 0.15)
      ? 0
      : 0.3 + 0.7 * footprints,
  description: ({ informative, texts, addresses, values, integers }, sure) =>
    addresses > 0.5 || (sure ? integers > 0.5 : texts < 0.2)
      ? 0
      : 0.2 + 0.6 * informative + 0.2 * texts - (sure ? 0 : 0.3 * values),
  manufacturer: ({ texts, distributorNames, numbers, integers }) =>
    distributorNames > 0.5 || integers > 0.5 || numbers > 0.7 ? 0 : 0.5 + texts / 2,
  number: ({ numbers, known, addresses, designators, integers, footprints }, sure) =>
    addresses > 0.6 ||
    integers > 0.95 ||
    (!sure && (Math.max(numbers, 3 * known) < 0.45 || designators > 0.6 || footprints > 0.5))
      ? 0
      : (sure ? 0.6 : 0.2) + 0.4 * numbers + 0.3 * known,
  distributorNumber: ({ texts, distributorNames, distributors, numbers }) =>
    distributorNames > 0.5 || (texts > 0.7 && distributors + numbers < 0.2) ? 0 : 0.6 + 0.4 * distributors,
  voltage: () => 0.5,
  tolerance: () => 0.5,
  dielectric: () => 0.5,
  populate: () => 0.5,
};

/** Titles such as Device and Name that count only where no better column has the role. */
function settle(found: Found, columns: readonly Column[]): void {
  const [footprint] = found.footprint.sort(byScore);
  found.footprint = found.footprint.filter((each) => each === footprint || columns[each.column]?.roles.length === 1);
  for (const { column, roles } of columns) {
    // One column for the value and the number: `型号`.
    if (!roles.includes("value") || !roles.includes("number")) continue;
    for (const role of ["value", "number"] as const)
      if (found[role].length === 0) found[role].push({ column, role, score: 0.1 });
  }
  for (const { column, title } of columns)
    if (/desc.*\/.*value|value.*\/.*desc/i.test(title))
      for (const role of ["value", "description"] as const) found[role].push({ column, role, score: 0.9 });
  for (const { column, roles } of columns)
    if (roles[0] === "number" && roles[1] === "manufacturer")
      found.manufacturer.push({ column, role: "manufacturer", score: 0.1 });
}

const remarks = /備考|备注|note|remark|bemerk/i;

/** Columns without a title, or with a misleading one, whose cells leave no doubt. */
function fillGaps(found: Found, columns: readonly Column[], untitled: boolean): void {
  const used = (column: number): boolean =>
    Object.values(found).some((each) => each.some((one) => one.column === column));
  const take = (
    role: ColumnRole,
    least: number,
    scoreOf: (profile: Profile) => number,
    isFree: (column: Column) => boolean = () => true,
  ): void => {
    if (found[role].length > 0) return;
    const [best] = columns
      .filter((each) => !used(each.column) && each.profile.filled > 0 && isFree(each))
      .map(({ column, profile }) => ({ column, role, score: scoreOf(profile) }))
      .filter(({ score }) => score >= least)
      .sort(byScore);
    if (best !== undefined) found[role].push(best);
  };
  take("designator", 0.6, ({ designators, values, known }) => designators - values - known);
  take("distributorNumber", 0.5, ({ distributors }) => distributors);
  const isTheLines = ({ title }: Column): boolean => !isAlternativesTitle(title);
  take("number", 0.35, ({ known, footprints }) => known - footprints / 2, isTheLines);
  take(
    "number",
    0.45,
    ({ known, numbers, values, designators, texts, footprints }) =>
      known < 0.08 ? 0 : numbers - values - designators - footprints - texts / 4,
    isTheLines,
  );
  // Remarks hold what has no column of its own.
  for (const { column, title, profile } of columns)
    if (remarks.test(title) && found.value.length === 0 && profile.values + profile.footprints > 0.4)
      found.description = found.description.filter((one) => one.column !== column);
  if (!untitled) {
    const inRemarks = ({ title, profile }: Column): boolean => remarks.test(title) && profile.filled >= 0.2;
    take("value", 0.25, ({ values, integers, addresses }) => values - integers - addresses, inRemarks);
    take("footprint", 0.25, ({ footprints, addresses, values }) => footprints - addresses - values / 4, inRemarks);
    // Titles of other columns, such as `Reference` above the footprints.
    const isMistitled = ({ roles }: Column): boolean => roles.some((role) => role !== "other");
    take("footprint", 0.5, ({ footprints, addresses, values }) => footprints - addresses - values, isMistitled);
    if (found.value.length > 0 || found.description.length > 0) return;
    // Titles of another language.
    const isUnknown = ({ roles }: Column): boolean => roles.length === 0;
    const isOpen = (column: Column): boolean => isUnknown(column) || isMistitled(column);
    take("value", 0.5, ({ values, amounts, addresses }) => values - amounts - addresses, isOpen);
    take("description", 0.4, ({ informative, addresses }) => informative - addresses, isUnknown);
    return;
  }
  take("quantity", 0.8, ({ integers, sequential }) => (sequential ? 0 : integers));
  take("number", 0.6, ({ numbers, values, footprints }) => numbers - values - footprints);
  take("value", 0.25, ({ values, integers, addresses }) => values - integers - addresses);
  take("footprint", 0.4, ({ footprints, addresses }) => footprints - addresses);
  take("description", 0.3, ({ informative, texts, addresses }) => (informative + texts) / 2 - addresses);
}
