import { type Known, knownFromLine } from "./known";

/** The lines of a chunk, split when the first is asked for. */
export class Lines {
  private lines: readonly string[] | null = null;
  constructor(private readonly text: string) {}

  at(index: number): string | undefined {
    this.lines ??= this.text.split("\n");
    return this.lines[index];
  }
}

/** An entry of a chunk that nobody has asked for yet. */
export class StoredPart {
  constructor(
    private readonly lines: Lines,
    private readonly index: number,
  ) {}

  /** undefined when the line is damaged: the part is then asked for anew. */
  read(): Known | undefined {
    const line = this.lines.at(this.index);
    if (line === undefined) return undefined;
    try {
      return knownFromLine(line);
    } catch {
      return undefined;
    }
  }
}
