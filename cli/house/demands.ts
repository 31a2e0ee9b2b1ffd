import { type Verdict, checkBom, isOfOtherBody, isOpen, lineKey, type LineReplacement } from "../../src/bom/index";
import type { Language, Lookup } from "../../src/product-data/index";
import { descriptionText } from "../../src/messages/line/description-text";
import { ownFailureText, serviceFailure } from "../failure-text";
import { houseTexts } from "../../src/messages/program/house-texts";
import { verdictColumns } from "../../src/messages/line/printed-verdict";
import { requirementText } from "../../src/messages/line/requirement-text";
import { valuesText } from "../found-part";
import { numberIn, textIn } from "../product-values";
import type { FileHead } from "../boms/file-head";
import { type ReadOptions, readLines } from "../boms/read-lines";
import type { FoundFile } from "../files/find-files";

/** The lines of a file that a capacitor or an inductor of ours could meet. */
export interface FileDemands {
  readonly head: FileHead;
  /** Demands by their key; lines with the same requirement share one. */
  readonly demands: ReadonlyMap<string, Demand>;
  readonly lines: readonly DemandingLine[];
  /** Why parts weren't compared: the service failed. */
  readonly failures: readonly string[];
}

export interface Demand {
  /** The requirement as it was read. */
  readonly required: string;
  /** The rated voltage in volts; null: nothing says it. */
  readonly requiredVolts: number | null;
  /** The parts in production that meet it, by their number without package code, the best first. */
  readonly candidates: readonly Candidate[];
  /** Why there are none. */
  readonly failure: string | null;
}

export interface Candidate {
  readonly base: string;
  readonly number: string;
  /** The part's values as a text. */
  readonly values: string;
  readonly volts: number | null;
  /** Whether the line names it. */
  readonly isNamed: boolean;
}

interface DemandingLine {
  readonly key: string;
  readonly sheet: string | null;
  readonly row: number;
  readonly designators: readonly string[];
  readonly quantity: number | null;
  readonly number: string | null;
}

export async function demandsOf(
  file: FoundFile,
  options: ReadOptions,
  { loader, search }: Lookup,
): Promise<readonly FileDemands[]> {
  const { signal } = new AbortController();
  const { language } = options;
  const found: FileDemands[] = [];
  for (const { lines, ...head } of await readLines(file, options)) {
    const verdicts = await checkBom(lines, { loader, search }, language, signal, mayBeOurs);
    const demands = new Map<string, Demand>();
    const wanting = verdicts.filter(mayBeOurs);
    const demanding = wanting.flatMap((verdict): readonly DemandingLine[] => {
      const { row, designators, quantity, numbers } = verdict.line;
      const key = lineKey(verdict.line);
      const demand = demands.get(key) ?? demandOf(verdict, language);
      if (demand === null) return [];
      demands.set(key, demand);
      const number = numbers[0]?.partno ?? null;
      return [{ key, sheet: head.sheet, row: row + 1, designators, quantity, number }];
    });
    found.push({
      head,
      demands,
      lines: demanding,
      failures: wanting.flatMap((each) => serviceFailure(each, language) ?? []),
    });
  }
  return found;
}

const mayBeOurs = ({ state }: Verdict): boolean => state !== "notFitted" && state !== "otherComponent";

/** The demand of a line; null: it is for a component of another kind. */
function demandOf(verdict: Verdict, language: Language): Demand | null {
  const { replacement: found, mismatches, offered } = verdict;
  const [main] = verdict.numbers;
  const named = main?.result?.kind === "found" && main.state === "inProduction" ? main.result.product : null;
  if (named === null && (found === null || isOtherKind(found))) return null;
  // A number that its line contradicts says nothing about which part is needed.
  const isContradicted = mismatches.length > 0;
  const fitting = (isContradicted ? [] : offered)
    .filter(
      ({ state, points }) => state === "inProduction" && !points.some((point) => isOfOtherBody(point) || isOpen(point)),
    )
    .map(({ product }) => product);
  const candidates = [...(named === null || isContradicted ? [] : [named]), ...fitting].map((product) => ({
    base: textIn(product, "PartnoWithoutPackageCode") ?? product.record.Partno,
    number: product.record.Partno,
    values: valuesText(product),
    volts: numberIn(product, "RatedVoltage"),
    isNamed: product === named,
  }));
  const requirement = found?.kind === "found" && offered.length > 0 ? found.found.requirement : null;
  const voltage = requirement?.claims.find(({ aspect }) => aspect === "voltage");
  return {
    required: requirement === null ? descriptionText(verdict.line, language) : requirementText(requirement, language),
    requiredVolts: voltage !== undefined && "value" in voltage ? voltage.value : (candidates[0]?.volts ?? null),
    candidates,
    failure:
      candidates.length > 0
        ? null
        : isContradicted
          ? verdictColumns(verdict, language).difference
          : found?.kind === "failed"
            ? ownFailureText(found.failure, language)
            : houseTexts[language].noneMade,
  };
}

const isOtherKind = (found: LineReplacement): boolean => found.kind === "failed" && found.failure.code === "otherKind";
