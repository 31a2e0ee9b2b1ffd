import "fake-indexeddb/auto";
import { partsAt } from "./harness/catalog-parts";
import { startService } from "./service/server";
import { runWeek } from "./harness/faults/week";
void (async () => { const s = await startService({ products: 8000, keys: ["demo-key"] }); console.table(await runWeek(s.url, (await partsAt(s.url, 2000)).map(({partno}) => partno))); process.exit(); })();
