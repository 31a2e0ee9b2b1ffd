import { readFileSync } from "node:fs";
import path from "node:path";
import { checkBom, findReplacements, isDifference, readBom, replaceableLine } from "../../../src/bom/index";
import { codedPart } from "../../../src/bom/matching/coded-part";
import { findingsOfPart, findingsOfTexts } from "../../../src/bom/matching/findings";
import { otherMakersNumber } from "../../../src/bom/numbers/read-number";
import { lineFor, lineOfCells } from "../../../src/bom/reading/line/line-of-text";
import { isFailure } from "../../../src/product-data/base/failed";
import { signalWaiter } from "../../../src/product-data/base/signal-waiter";
import { startService } from "../../../service/server";
import { newSession } from "../../harness/session";
import { useService } from "../../harness/use-service";

const service = useService(() => startService());

/** Cells of a line, and its number: what a check of the sheet and the functions CHECK and ALTERNATIVES say of each. */
test.each(
  `
  100nF; CAP CER 50V X7R 0603 | CL10B104KB8NNNC
  102nF; 100nF | CL10B104KB8NNNC
  100nF; 102nF | CL10B104KB8NNNC
  10.2nH; 10nH | 0402HP-10NXJLU
  4.7uF/16V; CAP CER 25V 0805 | CL21A475KAQNNNE
  47uH; 10A | SLF12565T-470M2R4-PF
  10uF 0603; CAP CER 0805 (2012 Metric) | CL21A106KAYNNNE
  22uF; 16V/25V X5R 1206 | CL31A226KAHNNNE
  1uF; max. 0.5mm | CL05A105KA5NQNC
`
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" | ") as [string, string]),
)("%s with %s: the functions say what the check of the sheet says", async (texts, partno) => {
  const cells = texts.split("; ");
  const { loader, cachedSearch } = newSession({ serviceUrl: service.url });
  const sources = { loader, search: cachedSearch };
  const { signal } = new AbortController();
  const name = partno.startsWith("CL") ? "C1" : "L1";
  const { lines } = readBom([
    ["Ref", "Value", "Description", "MPN"],
    [name, ...cells, partno],
    ["R1", "10k", "resistor", "RC0603FR-0710KL"],
  ]);
  const [checked] = await checkBom(lines, sources, "en", signal);

  const decoded = otherMakersNumber(partno);
  if (decoded === null || checked === undefined) throw new Error("It isn't decoded");
  const line = lineOfCells(cells, partno);
  const found = [
    ...findingsOfTexts(lineFor(line, decoded.kind), codedPart(decoded)),
    ...findingsOfPart(line, codedPart(decoded), partno),
  ];
  const differences = (findings: typeof found): readonly string[] =>
    findings.filter(isDifference).map(({ aspect, relation }) => `${aspect} ${relation}`);
  expect(differences(found)).toEqual(
    differences([...checked.findings, ...checked.numbers.flatMap(({ findings }) => findings)]),
  );

  const best = await Promise.resolve()
    .then(() => findReplacements(replaceableLine(partno, cells), "en", sources, signalWaiter(signal)))
    .then(({ replacements }) => replacements[0]?.product.record.Partno ?? "none")
    .catch((reason: unknown) => {
      if (!isFailure(reason)) throw reason;
      return "none";
    });
  expect(best).toBe([...checked.offered, ...checked.candidates][0]?.product.record.Partno ?? "none");
});

/** What comes first for a line, and why: `?` a person chooses, `!` the closest, because none meets it. */
const offers = readFileSync(path.join(__dirname, "first-offers.txt"), "utf8").trim().split("\n");

test.each(offers.map((row) => row.split("|") as [string, string, string, string]))(
  "%s %s: %s, because %s",
  async (text, partno, first) => {
    const { loader, cachedSearch: search } = newSession({ serviceUrl: service.url });
    const { signal } = new AbortController();
    const { lines } = readBom([
      ["Ref", "Description", "MPN"],
      [/^[DGKNR](?!FE)/.test(first) ? "C1" : "L1", text, partno],
    ]);
    const [checked] = await checkBom(lines, { loader, search }, "en", signal, () => true);
    const closest = checked?.closest?.partno;
    const [best] = [...(checked?.offered ?? []), ...(checked?.candidates ?? [])];
    const mark = checked?.state === "choose" ? "?" : "";
    expect(closest === undefined ? (best?.product.record.Partno ?? "") + mark : `${closest}!`).toBe(first);
    const ofFunction = await Promise.resolve()
      .then(() =>
        findReplacements(
          replaceableLine(partno || text, partno ? [text] : []),
          "en",
          { loader, search },
          signalWaiter(signal),
        ),
      )
      .then(({ replacements }) => replacements[0]?.product)
      .catch(() => undefined);
    expect(ofFunction?.record.Partno).toBe(best?.product.record.Partno);
  },
);
