import { isCounted, isUnread } from "../boms/file-head";
import type { FileResult } from "./result";
import { isMismatch } from "./result";

/** What the end of a run says about files. */
export interface Summary {
  readonly files: number;
  readonly lines: number;
  /** Files that couldn't be read. */
  readonly unread: number;
  /** Lines that aren't checked, because the service failed, and why. */
  readonly unchecked: number;
  readonly reasons: readonly string[];
  /** The states of lines, and `mismatch`. */
  readonly found: readonly string[];
}

export const nothing: Summary = { files: 0, lines: 0, unread: 0, unchecked: 0, reasons: [], found: [] };

export function summaryOf(files: readonly FileResult[]): Summary {
  const lines = files.flatMap((file) => file.lines);
  return {
    files: files.filter(isCounted).length,
    lines: lines.length,
    unread: files.filter(isUnread).length,
    unchecked: lines.filter(({ failure }) => failure !== null).length,
    reasons: [...new Set(lines.flatMap(({ failure }) => failure ?? []))],
    found: [...new Set([...lines.map(({ state }) => state), ...(lines.some(isMismatch) ? ["mismatch"] : [])])],
  };
}

export const addSummaries = (one: Summary, other: Summary): Summary => ({
  files: one.files + other.files,
  lines: one.lines + other.lines,
  unread: one.unread + other.unread,
  unchecked: one.unchecked + other.unchecked,
  reasons: [...new Set([...one.reasons, ...other.reasons])],
  found: [...new Set([...one.found, ...other.found])],
});

/** 2 if something couldn't be checked; otherwise 1 if --fail-on names something that was found. */
export function exitStatus({ unread, unchecked, found }: Summary, failOn: ReadonlySet<string>): 0 | 1 | 2 {
  if (unread > 0 || unchecked > 0) return 2;
  return found.some((name) => failOn.has(name)) ? 1 : 0;
}
