import { textWidth } from "../../excel/column-width";

/** The lines that a text takes in a cell of this width, in letters. Wide letters count twice. */
export function linesIn(text: string, width: number): number {
  let [lines, taken] = [1, 0];
  // Chinese and Japanese lines break between any letters.
  for (const word of text.match(/[\u3000-\u9fff\uff00-\uff60]|[^\s\u3000-\u9fff\uff00-\uff60]+\s*|\s+/g) ?? []) {
    const letters = textWidth(word.trimEnd());
    if (taken > 0 && taken + letters > width) [lines, taken] = [lines + 1, 0];
    // A longer word is broken.
    const more = Math.max(0, Math.ceil((taken + letters) / width) - 1);
    [lines, taken] = [lines + more, taken + textWidth(word) - more * width];
  }
  return lines;
}
