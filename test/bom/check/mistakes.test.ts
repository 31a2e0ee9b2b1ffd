import { readFileSync } from "node:fs";
import path from "node:path";
import type { LookupFailure } from "../../../src/product-data/lookup/failure";
import { Failed } from "../../../src/product-data/base/failed";
import { checkBom, columnsSaying, isAlarm, isDifference, readBom } from "../../../src/bom/index";
import { findingText } from "../../../src/messages/line/check-text";

/** No number is known. */
const loader = {
  load: (partno: string) => Promise.reject(new Failed<LookupFailure>({ code: "partUnknown", partno, near: [] })),
};

/** What is said of each row, with the columns of the cells that say it; remarks in parentheses. */
async function saidOf(rows: readonly string[]): Promise<readonly string[]> {
  const { lines } = readBom(rows.map((row) => row.split("|")));
  const checked = await checkBom(lines, { loader }, "en", new AbortController().signal);
  return checked.flatMap(({ findings, numbers, line }) =>
    [...findings, ...numbers.flatMap((number) => number.findings)].filter(isDifference).map((finding) => {
      const text = `${String(line.row)} ${findingText(finding, "en")} [${columnsSaying([finding]).join()}]`;
      return isAlarm(finding) ? text : `(${text})`;
    }),
  );
}

// What people reported of their BOMs, in forms of our own: the rows, and what is said of them behind =>.
const groups = readFileSync(path.join(__dirname, "mistakes.txt"), "utf8").split(/^# /m).slice(1);
test.each(groups.map((group) => group.trim().split("\n")))("%s", async (_, ...lines) => {
  const said = await saidOf(lines.filter((line) => !line.startsWith("=> ")));
  const expected = lines.filter((line) => line.startsWith("=> ")).map((line) => line.slice("=> ".length));
  expect(said.length === 0 ? ["nothing"] : said).toEqual(expected);
});
