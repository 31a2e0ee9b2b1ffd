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
test.each([
  [["100nF", "CAP CER 50V X7R 0603"], "CL10B104KB8NNNC"],
  [["102nF", "100nF"], "CL10B104KB8NNNC"],
  [["100nF", "102nF"], "CL10B104KB8NNNC"],
  [["10.2nH", "10nH"], "0402HP-10NXJLU"],
  [["4.7uF/16V", "CAP CER 25V 0805"], "CL21A475KAQNNNE"],
  [["47uH", "10A"], "SLF12565T-470M2R4-PF"],
  [["10uF 0603", "CAP CER 0805 (2012 Metric)"], "CL21A106KAYNNNE"],
  [["22uF", "16V/25V X5R 1206"], "CL31A226KAHNNNE"],
  [["1uF", "max. 0.5mm"], "CL05A105KA5NQNC"],
])("%j with %s: the functions say what the check of the sheet says", async (cells, partno) => {
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

/** What comes first for a line: `?` a person chooses, `!` the closest, because none meets it. */
test.each([
  ["100nF 50V X7R 0603", "CL10B104KB8NNNC", "GRM188R71H104KA93D", "general purpose before automotive"],
  ["", "06033C104KAT2A", "GRM188R71E104KA01D", "no soft termination unasked"],
  ["4.7uF 10V", "GRM188R61A475KE15D", "GRM188R61C475KE11D", "the height of the part before a higher voltage"],
  ["12nH multilayer 0402", "", "LQG15HS12NG02D", "the construction that the line names"],
  ["82nH wirewound 0603", "", "LQW18AN82NG80D", "the construction that the line names"],
  ["1uH 2016 multilayer", "", "LQM2MPN1R0NG0L?", "the construction that the line names"],
  ["4u7 2012 0.8A multilayer ferrite power inductor", "", "LQM21PN4R7MGRD", "a ferrite core makes no bead"],
  ["2.2uH 3x3x1.2 Isat>=2.4A", "", "LQH3NPN2R2MGRL?", "the data lacks limits of the line"],
  ["10uH 4x4mm 1A AEC-Q200", "", "LQH44PH100MPRL", "made for cars, although no data states it"],
  ["3.9nH 0402 Q>=30@500MHz", "", "LQW15AN3N9G80D?", "an RF coil is no bead"],
  ["3.9nH 0402 ±0.1nH Q >= 30 @ 500 MHz", "", "LQW15AN3N9B80D?", "an RF coil is no bead"],
  ["600R@100MHz 0402 0.5A", "", "", "a bead is no coil"],
  ["1uF 4V 3-terminal 0402", "", "NFM15HC105D0G3D", "three terminals are in the catalog"],
  ["10uF 100V X7S metal terminal 2220", "", "KCM55QR72A106KH01L", "metal terminals are in the catalog"],
  ["4.7nF 300VAC X1/Y2 X7R 2220 10%", "", "KCA55LR7MF472KU01L", "metal terminals stand on the same size"],
  ["2.2nF Y2 250VAC 1808", "", "GA355QR7GF222KW01L!", "a safety class before the size"],
  ["12nH 2% 0402", "", "LQW15AN12NG00D", "the Q that data states"],
  ["3.3nH 0201 thin film ±0.1nH", "", "LQP03HQ3N3B02D", "a thin-film coil is no film capacitor"],
  ["100nF 100V X7R 1206 film replacement 10%", "", "GRM31CR72D104KW03K", "a dielectric is of a ceramic capacitor"],
  ["10nH 0603 ceramic wirewound 5%", "", "LQW18AN10NJ10D", "the core of a coil is no capacitor"],
  ["10uF 6.3V X5R 0603 20%", "", "GRM188R60J106ME47D", "no caution, and no thin part unasked"],
  ["1nF 50V X7R 0402 10% AEC-Q200", "", "GCM155R71H102KA37D", "automotive, because the line asks for it"],
  ["47pF 50V C0G 0603 5% high-Q", "", "GQM1875C2E470JB12D", "±5 % before ±2 %"],
  ["1uF 50V X7R 0805 soft termination", "", "GCJ21BR71H105KA01L", "in production before no status"],
])("%s %s: %s, because %s", async (text, partno, first) => {
  const { loader, cachedSearch: search } = newSession({ serviceUrl: service.url });
  const { signal } = new AbortController();
  const { lines } = readBom([
    ["Ref", "Description", "MPN"],
    [/^[GKN]/.test(first) ? "C1" : "L1", text, partno],
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
});
