import { entriesPerChunk } from "../../../src/product-data/lookup/chunk-store";
import { type Needs, openForDays, unknownParts } from "./long-open-workbook";

interface Day extends Needs {
  readonly happened: string;
  readonly asPromised: boolean;
}

const happened: Readonly<Record<number, string>> = {
  2: "8 hours of 503",
  4: "every value changes",
  6: "the storage is full",
  7: "the storage is full",
};

/**
 * A workbook with these parts stays open for a week. On the second day the service fails for 8 hours; on the fourth, every
 * value changes; from the sixth on, the storage is full.
 */
export async function runWeek(serviceUrl: string, partnos: readonly string[]): Promise<readonly Day[]> {
  const workbook = await openForDays(serviceUrl, partnos);
  const days: Day[] = [];
  for (let day = 1; day <= 7; day += 1) {
    workbook.state.isFull = day >= 6;
    const needs = await workbook.day(day < 4 ? 1 : 2, (hour) => {
      workbook.state.isDown = day === 2 && hour >= 9 && hour < 17;
    });
    const asPromised = isAsPromised(needs, partnos.length, days[0]);
    days.push({ happened: happened[day] ?? "", ...needs, asPromised });
  }
  return days;
}

/** Whether a day was as docs/security.md promises. Values of the day before are updated when they are a day old. */
function isAsPromised(needs: Needs, parts: number, first: Day | undefined): boolean {
  return (
    needs.wrong === 0 &&
    needs.requests <= 2 * (first?.requests ?? Infinity) &&
    needs.entries === parts + unknownParts &&
    needs.stored <= 2 * parts + entriesPerChunk &&
    needs.timers <= 2 &&
    needs.heapMb <= 50
  );
}
