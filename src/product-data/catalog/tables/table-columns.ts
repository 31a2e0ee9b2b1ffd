import { codesOf, type TableColumn, type Word, type Words } from "./column";
import { damaged } from "./failure";
import type { ColumnHeader } from "./file";

export const baseFieldName = "PartnoWithoutPackageCode";

/**
 * A column that is read when it is first used.
 * @param base the English table's; undefined: there is none
 * @throws TablesFailure `damaged` when it is read
 */
export function columnReader(
  { codes, words, starts }: ColumnHeader,
  rows: number,
  sections: readonly Uint8Array[],
  base: (() => TableColumn) | undefined,
): () => TableColumn {
  const section = (position: number | null): Uint8Array | null =>
    position === null ? null : (sections[position] ?? damaged());
  const read = (): TableColumn => {
    const [ofCodes, ofWords, ofStarts] = [section(codes), section(words), section(starts)];
    const english = base ?? damaged;
    return {
      codes: ofCodes === null ? english().codes : (codesOf(ofCodes, rows) ?? damaged()),
      words: ofWords === null ? english().words : wordsIn(ofWords, ofStarts),
    };
  };
  let column: TableColumn | undefined;
  return () => (column ??= read());
}

function wordsIn(section: Uint8Array, starts: Uint8Array | null): Words {
  if (starts !== null) return new LongDictionary(section, startsOf(starts));
  const words = wordIn(section);
  return Array.isArray(words) ? (words as readonly Word[]) : damaged();
}

/**
 * Each word is read when it is used: as objects, 200,000 addresses would block the page, and take three times the
 * memory.
 */
class LongDictionary implements Words {
  constructor(
    /** A list in JSON, in which `starts` has the start of each word, and of one more. */
    private readonly section: Uint8Array,
    private readonly starts: Uint32Array,
  ) {}

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): Word | undefined {
    return wordIn(this.section.subarray(this.starts[index], (this.starts[index + 1] ?? 0) - 1)) as Word;
  }

  *[Symbol.iterator](): Generator<Word> {
    for (let index = 0; index < this.length; index++) yield this.at(index) as Word;
  }
}

const startsOf = (section: Uint8Array): Uint32Array =>
  section.length % 4 === 0 ? new Uint32Array(section.buffer, section.byteOffset, section.length / 4) : damaged();

const decoder = new TextDecoder();

function wordIn(json: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(json)) as unknown;
  } catch {
    return damaged();
  }
}
