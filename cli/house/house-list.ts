import { smallestCover } from "../../src/bom/index";
import type { FileHead } from "../boms/file-head";
import type { Candidate, Demand, FileDemands } from "./demands";

/** What `bom house --json` prints. */
export interface HouseResult {
  readonly files: readonly FileHead[];
  /** The smallest list, those with the most lines first. */
  readonly parts: readonly HousePart[];
  readonly lines: readonly HouseLine[];
  /** Lines that no part in production meets, within the limits. */
  readonly notMet: readonly NotMetLine[];
  /** The number of parts if each line takes its own part, or else its best one. */
  readonly separately: number;
  /** No list that meets these lines has fewer parts. */
  readonly bound: number;
  /** Whether no list is smaller; otherwise it was found step by step. */
  readonly exact: boolean;
}

export interface HousePart {
  readonly number: string;
  readonly values: string;
  readonly lines: number;
  /** For one board of each file. */
  readonly quantity: number;
  /** A BOM names it already. */
  readonly inUse: boolean;
}

export interface HouseLine {
  readonly file: string;
  readonly sheet: string | null;
  readonly row: number;
  readonly designators: readonly string[];
  readonly quantity: number | null;
  readonly number: string | null;
  readonly required: string;
  readonly gets: string;
  readonly getsValues: string;
}

export interface NotMetLine extends Omit<HouseLine, "gets" | "getsValues"> {
  /** "" if only the limit excludes its parts. */
  readonly reason: string;
}

/** @param mostTimes of the required voltage; null: any */
export function houseList(files: readonly FileDemands[], mostTimes: number | null): HouseResult {
  const demands = new Map<string, Demand>();
  for (const own of files) for (const [key, demand] of own.demands) if (!demands.has(key)) demands.set(key, demand);
  const met = [...demands].flatMap(([key, demand]) => {
    const candidates = demand.candidates.filter((each) => isWithin(each, demand, mostTimes));
    return candidates.length === 0 ? [] : [{ key, demand, candidates }];
  });
  const parts = partsOf(met.flatMap(({ candidates }) => candidates));
  const cover = smallestCover({
    demands: met.map(({ candidates }) => [...new Set(candidates.map(({ base }) => parts.get(base)?.at ?? -1))]),
    costs: [...parts.values()].map(({ cost }) => cost),
  });
  const chosen = new Set(cover.chosen);
  const getsOf = new Map(
    met.map(({ key, candidates }) => [
      key,
      candidates.map(({ base }) => parts.get(base)).find((each) => each !== undefined && chosen.has(each.at)),
    ]),
  );
  const lines: HouseLine[] = [];
  const notMet: NotMetLine[] = [];
  for (const { head, lines: own } of files)
    for (const { key, ...line } of own) {
      const demand = demands.get(key);
      const gets = getsOf.get(key);
      const place = { file: head.file, ...line, required: demand?.required ?? "" };
      if (gets === undefined) notMet.push({ ...place, reason: demand?.failure ?? "" });
      else lines.push({ ...place, gets: gets.number, getsValues: gets.values });
    }
  return {
    files: files.map(({ head }) => head),
    parts: listOf(
      [...parts.values()].filter(({ at }) => chosen.has(at)),
      lines,
    ),
    lines,
    notMet,
    separately: new Set(met.map(({ candidates: [first] }) => first?.base)).size,
    bound: cover.bound,
    exact: cover.isExact,
  };
}

const isWithin = ({ volts, isNamed }: Candidate, { requiredVolts }: Demand, mostTimes: number | null): boolean =>
  isNamed || mostTimes === null || volts === null || requiredVolts === null || volts <= mostTimes * requiredVolts;

interface Part extends Candidate {
  readonly at: number;
  /** A part that is in use costs least; among others those that alternatives name first. */
  readonly cost: number;
}

/** Of the packages of one part, one that a BOM names, or else the first. */
function partsOf(candidates: readonly Candidate[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const candidate of candidates) {
    const known = parts.get(candidate.base);
    if (known === undefined)
      parts.set(candidate.base, {
        ...candidate,
        at: parts.size,
        cost: candidate.isNamed ? 0 : 1000 + (candidate.volts ?? 0),
      });
    else if (candidate.isNamed && (!known.isNamed || candidate.number < known.number))
      parts.set(candidate.base, { ...candidate, at: known.at, cost: 0 });
    else if (!known.isNamed && candidate.number < known.number)
      parts.set(candidate.base, { ...known, number: candidate.number });
  }
  return parts;
}

function listOf(parts: readonly Part[], lines: readonly HouseLine[]): readonly HousePart[] {
  const uses = new Map<string, { lines: number; quantity: number }>();
  for (const { gets, quantity } of lines) {
    const own = uses.get(gets) ?? { lines: 0, quantity: 0 };
    uses.set(gets, { lines: own.lines + 1, quantity: own.quantity + (quantity ?? 0) });
  }
  return parts
    .map(({ number, values, isNamed }) => ({
      ...{ number, values, lines: 0, quantity: 0 },
      ...uses.get(number),
      inUse: isNamed,
    }))
    .sort((one, other) => other.lines - one.lines || (one.number < other.number ? -1 : 1));
}
