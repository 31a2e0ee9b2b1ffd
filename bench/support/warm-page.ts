import { MemoryDocument } from "../../test/harness/memory-document";
import { AddinFrame } from "../../demo/addin-frame";
import type { FunctionsMetadata } from "../../demo/metadata";
import { environmentOf } from "../../demo/office/environment";
import type { Invocation, InvocationChannel } from "../../demo/office/invocation-channel";
import type { InvocationResult, Outcome } from "../../demo/outcome";
import { allowancesIn, wireArguments } from "../../demo/wire-arguments";

// Runs in a page of a real browser (bench/warm.ts). The built add-in and Microsoft's runtime are in a frame of it.
interface AddinWindow extends Window {
  readonly CustomFunctions: { associate(id: string, body: () => unknown): void };
}

let channel: InvocationChannel;
let calls: readonly Omit<Invocation, "functionId">[] = [];
const waiting = new Map<number, number>();
let outcomes: Outcome[] = [];
/** What CONSTANT returns, call by call. */
let constants: readonly unknown[] = [];
let nextConstant = 0;
let whenDone = (): void => undefined;

/**
 * Opens the add-in with these items in localStorage, and prepares a formula for each part and field: parts in rows,
 * fields in columns.
 */
async function open(
  stored: Readonly<Record<string, string>>,
  partnos: readonly string[],
  fieldNames: readonly string[],
): Promise<void> {
  for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text);
  const environment = environmentOf(new URLSearchParams());
  const metadata = (await (await fetch("/addin/functions.json")).json()) as FunctionsMetadata;
  const frame = document.body.appendChild(document.createElement("iframe"));
  channel = await new AddinFrame(frame).load(
    "/addin/taskpane.html",
    { environment, documentSettings: new Map() },
    {
      document: new MemoryDocument(),
      onResults: receive,
      onUnanswered: (member) => {
        throw new Error(`This host doesn't support ${member}`);
      },
    },
  );
  (frame.contentWindow as AddinWindow).CustomFunctions.associate("CONSTANT", () => constants[nextConstant++]);
  const { parameters = [], options = {} } = metadata.functions.find(({ id }) => id === "SPEC") ?? {};
  calls = partnos.flatMap((partno, row) =>
    fieldNames.map((name, column) => {
      const wired = wireArguments([[[partno]], [[name]], null], parameters, allowancesIn(environment, metadata));
      if ("error" in wired) throw new Error(wired.error);
      const address = `BOM!${String.fromCharCode(66 + column)}${String(row + 2)}`;
      return { ...wired, address, cancelable: options.cancelable, stream: options.stream };
    }),
  );
}

function receive(results: readonly InvocationResult[]): void {
  for (const { invocationId, outcome } of results) {
    const at = waiting.get(invocationId);
    if (at === undefined) continue;
    waiting.delete(invocationId);
    outcomes[at] = outcome;
  }
  if (waiting.size === 0) whenDone();
}

/** Calls a function for all cells, as in one recalculation. @returns the time until the last result */
async function calculate(functionId: string): Promise<number> {
  const from = performance.now();
  outcomes = [];
  nextConstant = 0;
  const done = new Promise<void>((resolve) => (whenDone = resolve));
  const ids = channel.invoke(calls.map((call) => ({ ...call, functionId })));
  for (const [at, id] of ids.entries()) waiting.set(id, at);
  await done;
  return performance.now() - from;
}

/** CONSTANT returns the results of the last recalculation from now on. */
function keep(): void {
  constants = outcomes.map((outcome) => ("value" in outcome ? outcome.value : null));
}

/** The results of the last recalculation, as JSON. */
const results = (): string => JSON.stringify(outcomes);

const warmPage = { open, calculate, keep, results };
export type WarmPage = typeof warmPage;

Object.assign(globalThis, { warmPage });
