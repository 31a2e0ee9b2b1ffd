import { startService } from "../../service/server";
import { createClient } from "../../src/product-data/index";
import { measureAccuracy } from "./measure";
import type { Share } from "./tally";

const key = "accuracy-key";

/** Prints how often the check is right, and alarms without a judgment; with -v, all that is wrong; with `judge`, lines to judge. */
async function main(): Promise<void> {
  const service = await startService({ keys: [key] });
  try {
    const data = createClient({ url: service.url, key });
    const { reading, wrong, unjudged, toJudge, ...shares } = await measureAccuracy("test/accuracy", data);
    if (process.argv.includes("judge")) {
      console.log(toJudge.join("\n"));
      return;
    }
    const rows: readonly (readonly [string, Share])[] = [
      ["reported mistakes that the line shows, caught", shares.reported],
      ["lines without a mistake, no alarm", shares.controls],
      ["real lines without a false alarm", shares.lines],
      ["true alarms on them, raised", shares.alarms],
      ["numbers of lines with several, found", shares.severalNumbers],
      ["numbers of lines with several, compared as labeled", shares.severalCompared],
      ...[...reading].map(([what, share]) => [`reading, ${what}`, share] as const),
    ];
    const width = Math.max(...rows.map(([name]) => name.length));
    for (const [name, { right, of }] of rows)
      console.log(
        `${name.padEnd(width)}  ${String(right).padStart(6)} of ${String(of).padStart(6)}  ${percent(right, of)}`,
      );
    for (const alarm of unjudged) console.log(`not judged: ${alarm}`);
    if (process.argv.includes("-v")) for (const each of wrong) console.log(each);
  } finally {
    await service.stop();
  }
}

function percent(right: number, of: number): string {
  return `${((100 * right) / of).toFixed(2).padStart(6)} %`;
}

void main();
