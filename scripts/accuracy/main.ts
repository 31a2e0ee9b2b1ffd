import { startService } from "../../service/server";
import { createClient } from "../../src/product-data/index";
import { measureAccuracy, type Share } from "./measure";

const key = "accuracy-key";

/** Prints how often the check is right, and with -v what is wrong. */
async function main(): Promise<void> {
  const service = await startService({ keys: [key] });
  try {
    const data = createClient({ url: service.url, key });
    const { reading, wrong, ...shares } = await measureAccuracy("test/accuracy", data);
    const rows: readonly (readonly [string, Share])[] = [
      ["reported mistakes that the line shows, caught", shares.reported],
      ["lines without a mistake, no alarm", shares.controls],
      ["true alarms on real lines, raised", shares.alarms],
      ["real lines without a false alarm", shares.falseAlarms],
      ["numbers of lines with several, found", shares.alternates],
      ["differences of alternates, right", shares.differences],
      ["numbers labeled before, found", shares.severalNumbers],
      ["numbers labeled before, compared as labeled", shares.severalCompared],
      ...[...reading].map(([what, share]) => [`reading, ${what}`, share] as const),
    ];
    const width = Math.max(...rows.map(([name]) => name.length));
    for (const [name, { right, of }] of rows)
      console.log(
        `${name.padEnd(width)}  ${String(right).padStart(6)} of ${String(of).padStart(6)}  ${percent(right, of)}`,
      );
    if (process.argv.includes("-v")) for (const each of wrong) console.log(each);
  } finally {
    await service.stop();
  }
}

function percent(right: number, of: number): string {
  return `${((100 * right) / of).toFixed(2).padStart(6)} %`;
}

void main();
