import { parseArgs } from "node:util";
import { parseFaults } from "./http/faults";
import type { ServiceOptions } from "./server";

export const usage = `Usage: npm run service -- [options]
  --port 3001           0 picks a free one
  --products N          a sample of the parts; for load, more than there are: repeated as LOAD1-…
  --key demo-key        can be repeated
  --rate 20             requests per second for each key; 0 for no limit
  --burst 40            requests allowed at once
  --latency 80          milliseconds before each response
  --fault 429:0.1,500:0.05,drop:0.01,truncate:0.02,slow:0.02
  --seed 1              the same seed gives the same requests faults
  --no-cors-on-errors   403, 429, and 500 without CORS headers, as from API gateways
  --quiet               no access log
  --help`;

interface CommandLine extends ServiceOptions {
  readonly quiet: boolean;
}

/** The options of a command line, or the text that explains what is wrong. */
export function readOptions(args: readonly string[]): CommandLine | string {
  try {
    const { values } = parseArgs({ args: [...args], options: declared });
    if (values.help) return usage;
    const rate = numberOf("rate", values.rate);
    const faults = parseFaults(values.fault);
    if (values.fault !== "" && faults === null)
      throw new Error(`--fault doesn't have the form of the example: ${values.fault}`);
    return {
      port: numberOf("port", values.port),
      ...(values.products === undefined ? {} : { products: numberOf("products", values.products) }),
      seed: numberOf("seed", values.seed),
      keys: values.key ?? ["demo-key"],
      rate: rate === 0 ? null : { perSecond: rate, burst: Math.max(1, numberOf("burst", values.burst)) },
      latencyMs: numberOf("latency", values.latency),
      faults: faults ?? {},
      corsOnErrors: !values["no-cors-on-errors"],
      quiet: values.quiet,
    };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`;
  }
}

const declared = {
  port: { type: "string", default: "3001" },
  products: { type: "string" },
  seed: { type: "string", default: "1" },
  key: { type: "string", multiple: true },
  rate: { type: "string", default: "20" },
  burst: { type: "string", default: "40" },
  latency: { type: "string", default: "0" },
  fault: { type: "string", default: "" },
  "no-cors-on-errors": { type: "boolean", default: false },
  quiet: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number) || number < 0)
    throw new Error(`--${name} must be a number, not ${text}`);
  return number;
}
