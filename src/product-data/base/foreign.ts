import { Failed } from "./failed";

/** The limits of a JSON text from one kind of source. */
export interface Bounds {
  readonly characters: number;
  readonly depth: number;
  /** Elements of lists and members of objects, in all. */
  readonly values: number;
}

/** A foreign text was refused. `at` is the limit that it exceeds, or `JSON` if it isn't JSON. */
export interface ForeignFailure {
  readonly code: "foreign";
  readonly at: string;
}

/**
 * Everything that comes from a file, a response, a mirror, or the storage is foreign. Its JSON is read here: its size,
 * depth, and number of values are checked before it is parsed, because 10 kB can unpack to gigabytes.
 * @throws Failed<ForeignFailure>
 */
export function foreignJson(text: string, bounds: Bounds): unknown {
  if (text.length > bounds.characters) refuse("size");
  checkBounds(text, bounds);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    refuse("JSON");
  }
}

/** A date may be ahead of this clock by the difference of two clocks. A later one is a mistake or a forgery. */
const maxAheadMs = 86_400_000;

export const isPossibleDate = (ms: number, nowMs: number): boolean => ms >= 0 && ms <= nowMs + maxAheadMs;

/** Whether a value fetched at this time is old. A date ahead of the clock is old too. */
export const isOld = (fetchedMs: number, nowMs: number, freshMs: number): boolean =>
  nowMs - fetchedMs >= freshMs || !isPossibleDate(fetchedMs, nowMs);

function refuse(at: string): never {
  throw new Failed<ForeignFailure>({ code: "foreign", at });
}

/** Counts only what is outside of strings. */
function checkBounds(text: string, bounds: Bounds): void {
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at++)
    switch (text.charAt(at)) {
      case '"':
        at = endOfText(text, at);
        break;
      case "{":
      case "[":
        if (++depth > bounds.depth) refuse("depth");
        values += 1;
        break;
      case "}":
      case "]":
        depth -= 1;
        break;
      case ",":
        if (++values > bounds.values) refuse("count");
    }
}

function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charAt(first - 1) === "\\") first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}
