import * as v from "valibot";
import { houseTexts } from "../../src/messages/program/house-texts";
import type { Language } from "../../src/product-data/index";
import { smallCover } from "./small-cover";
import { fileHead } from "../boms/file-head";
import { place } from "../parts/uses";
import { listOf, orNull } from "../schema";
import type { Candidate, Demand, FileDemands } from "./demands";

const demandingLine = { ...v.omit(place, ["isAlternate"]).entries, number: orNull.text, required: v.string() };

const houseLine = v.object({ ...demandingLine, gets: v.string(), getsValues: v.string() });
type HouseLine = v.InferOutput<typeof houseLine>;

const notMetLine = v.object({ ...demandingLine, reason: v.string() });
type NotMetLine = v.InferOutput<typeof notMetLine>;

const housePart = v.object({
  number: v.string(),
  values: v.string(),
  lines: v.number(),
  /** The quantity for one board of each file. */
  quantity: v.number(),
  /** Whether a BOM names it already. */
  inUse: v.boolean(),
});
type HousePart = v.InferOutput<typeof housePart>;

/** What `bom house --json` prints. */
export const houseResult = v.object({
  files: listOf(fileHead),
  /** A short list, those with the most lines first. */
  parts: listOf(housePart),
  lines: listOf(houseLine),
  /** Lines that no part in production meets, within the limits. */
  notMet: listOf(notMetLine),
  /** The number of parts if each line takes its own part, or else its best one. */
  separately: v.number(),
  /** The lower bound: no list that meets these lines has fewer parts. */
  bound: v.number(),
  /** Whether the bound shows that no list is smaller. */
  exact: v.boolean(),
  /** Why lines weren't checked: the service failed. */
  failures: listOf(v.string()),
});
export type HouseResult = v.InferOutput<typeof houseResult>;

/** @param maxTimes how many times the required voltage a part may be rated for; null: any */
export function houseList(files: readonly FileDemands[], maxTimes: number | null, language: Language): HouseResult {
  const demands = new Map<string, Demand>();
  for (const own of files) for (const [key, demand] of own.demands) if (!demands.has(key)) demands.set(key, demand);
  const met = [...demands].flatMap(([key, demand]) => {
    const candidates = demand.candidates.filter((each) => isWithin(each, demand, maxTimes));
    return candidates.length === 0 ? [] : [{ key, demand, candidates }];
  });
  const parts = partsOf(met.flatMap(({ candidates }) => candidates));
  const cover = smallCover({
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
      if (gets === undefined) notMet.push({ ...place, reason: demand?.failure ?? houseTexts[language].beyondLimit });
      else lines.push({ ...place, gets: gets.number, getsValues: gets.values });
    }
  return {
    files: files.map(({ head }) => head),
    parts: partsOfList(
      [...parts.values()].filter(({ at }) => chosen.has(at)),
      lines,
    ),
    lines,
    notMet,
    separately: new Set(met.map(({ candidates: [first] }) => first?.base)).size,
    bound: cover.bound,
    exact: cover.chosen.length === cover.bound,
    failures: [...new Set(files.flatMap(({ failures }) => failures))],
  };
}

const isWithin = ({ volts, isNamed }: Candidate, { requiredVolts }: Demand, maxTimes: number | null): boolean =>
  isNamed || maxTimes === null || volts === null || requiredVolts === null || volts <= maxTimes * requiredVolts;

interface Part extends Candidate {
  readonly at: number;
  /** A part that is in use costs least; among others those that alternatives name first. */
  readonly cost: number;
}

/** The part among the packages of each number: one that a BOM names, or else the first. */
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

function partsOfList(parts: readonly Part[], lines: readonly HouseLine[]): readonly HousePart[] {
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
