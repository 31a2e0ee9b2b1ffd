import { toJsonSchema } from "@valibot/to-json-schema";
import { alternativesResult } from "./alternatives/found-alternatives";
import { checkResult, fileResult } from "./check/result";
import { comparisonResult } from "./compare/compare-files";
import { houseResult } from "./house/house-list";
import { numbersResult } from "./number/number-facts";
import { partsResult } from "./parts/where-used";
import { searchResult } from "./search/found-parts";

/** What commands print with --json, and a line of `bom check --jsonl`. */
const results = {
  ...{ check: checkResult, jsonl: fileResult, compare: comparisonResult, parts: partsResult, house: houseResult },
  ...{ alternatives: alternativesResult, search: searchResult, number: numbersResult },
};

/** The JSON schema of results: `$defs` has one for each command. */
export function resultSchema(): object {
  const $defs = Object.entries(results).map(([name, schema]) => {
    const { $schema: _, ...own } = toJsonSchema(schema, { ignoreActions: ["readonly"] });
    return [name, own] as const;
  });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Results of bom",
    $defs: Object.fromEntries($defs),
  };
}
