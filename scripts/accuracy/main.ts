import { startService } from "../../service/server";
import { createClient } from "../../src/product-data/index";
import { groupBy } from "../../src/product-data/vocabulary/group-by";
import { measureAccuracy } from "./measure";

const key = "accuracy-key";

/** Prints how often the check is right, and alarms without a judgment; with -v, all that is wrong; with `judge`, lines to judge. */
async function main(): Promise<void> {
  const service = await startService({ keys: [key] });
  try {
    const data = createClient({ url: service.url, key });
    const { reading, ...sets } = await measureAccuracy("test/accuracy", data);
    const all = Object.values(sets);
    if (process.argv.includes("judge")) {
      console.log(all.flatMap(({ toJudge }) => toJudge).join("\n"));
      return;
    }
    for (const [name, { raised, quiet }] of Object.entries(sets)) {
      print(`${name}: mistakes, with an alarm`, raised.right, raised.of);
      print(`${name}: lines, without a false alarm`, quiet.right, quiet.of);
    }
    for (const [what, statements] of groupBy(reading, (statement) => statement.what))
      print(`reading: ${what}`, statements.filter(({ isRight }) => isRight).length, statements.length);
    for (const alarm of all.flatMap(({ unjudged }) => unjudged)) console.log(`not judged: ${alarm}`);
    if (!process.argv.includes("-v")) return;
    const misread = reading.flatMap(({ isRight, text }) => (isRight ? [] : [`misread: ${text}`]));
    for (const each of [...all.flatMap(({ wrong }) => wrong), ...misread]) console.log(each);
  } finally {
    await service.stop();
  }
}

const print = (what: string, right: number, of: number): void => {
  console.log(`${what.padEnd(40)}${String(right).padStart(5)} of ${String(of).padStart(5)}`);
};

void main();
