import { readFileSync, writeFileSync } from "node:fs";
import { startService } from "../../../../service/server";
import { catalogAtHand, offeredIn } from "./catalog-at-hand";
import { type Fault, faults, faultsOf, isUnmarked, judgedFields, type JudgedLine } from "./judge";

/**
 *     npx tsx test/addin/functions/alternatives/judge-lines.ts LINES [RESULTS]
 *
 * Judges the alternatives of every line in a file of `{maker, mpn, texts: {description, value, package}, kind}`, one JSON
 * object per line, except for the lines with the manufacturer's own parts. RESULTS gets one JSON object per line.
 */
async function main(): Promise<void> {
  const [file, results] = process.argv.slice(2);
  if (file === undefined) throw new Error("Name a file of lines");
  const service = await startService({
    seed: 1,
    products: 50_000,
    keys: ["test-key"],
    cacheDirectory: "node_modules/.cache/service",
  });
  const catalog = await catalogAtHand(service);
  const lines = linesIn(readFileSync(file, "utf8"));
  const unfitParts = new Map<Fault, number>();
  const outcomes = new Map<string, number>();
  let [offered, unfit, linesWithUnfit, unfitFirst, unmarked] = [0, 0, 0, 0, 0];
  const records: string[] = [];
  for (const line of lines) {
    const answer = await catalog.ask(line.part, line.text, judgedFields);
    const outcome = "failure" in answer ? answer.failure.code : "answered";
    const key = `${line.kind ?? ""}: ${outcome}`;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
    const rows = "failure" in answer ? [] : answer.rows;
    const judged = offeredIn(answer).map((part, at) => ({
      partno: String(rows[at]?.[0]),
      match: String(rows[at]?.[2]),
      faults: faultsOf(line, part),
    }));
    offered += judged.length;
    unmarked += offeredIn(answer).filter((part, at) => isUnmarked(line, part, judged[at]?.match ?? "")).length;
    const wrong = judged.filter(({ faults: found }) => found.length > 0);
    unfit += wrong.length;
    if (wrong.length > 0) linesWithUnfit += 1;
    if ((judged[0]?.faults.length ?? 0) > 0) unfitFirst += 1;
    for (const fault of wrong.flatMap(({ faults: found }) => found))
      unfitParts.set(fault, (unfitParts.get(fault) ?? 0) + 1);
    records.push(
      JSON.stringify({
        ...line,
        outcome: "failure" in answer ? answer.failure : (answer.titles[2] ?? ""),
        offered: judged.slice(0, 10),
        wrong,
      }),
    );
  }
  console.log(
    `${String(lines.length)} lines: ${String(offered)} parts offered, ${String(unfit)} unfit on ${String(linesWithUnfit)} lines, first on ${String(unfitFirst)}`,
  );
  console.log(`  with another body or shield than required, unmarked: ${String(unmarked)}`);
  for (const fault of faults) console.log(`  ${fault}: ${String(unfitParts.get(fault) ?? 0)}`);
  for (const [key, count] of [...outcomes].sort()) console.log(`${key}: ${String(count)}`);
  if (results !== undefined) writeFileSync(results, records.join("\n"));
  await service.stop();
}

interface FileLine {
  readonly maker: string;
  readonly mpn: string;
  readonly texts: Readonly<Partial<Record<"description" | "value" | "package", string>>>;
  readonly kind: "ceramic capacitor" | "inductor";
}

function linesIn(content: string): readonly JudgedLine[] {
  const lines = content
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as FileLine)
    .filter(({ maker }) => !/^murata/i.test(maker))
    .map(({ mpn, texts, kind }) => ({
      part: mpn,
      kind,
      text: (["description", "value", "package"] as const)
        .flatMap((name) => texts[name] ?? [])
        .join(" ")
        .trim(),
    }));
  return [...new Map(lines.map((line) => [`${line.part}\n${line.text}`, line])).values()];
}

void main();
