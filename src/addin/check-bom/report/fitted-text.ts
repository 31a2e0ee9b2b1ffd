import { textWidth } from "../../excel/column-width";

/** The lines that a text takes in a cell of this width, in letters. Wide letters count twice. */
export function brokenLines(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  // Chinese and Japanese lines break between any letters.
  for (const word of text.match(/[\u3000-\u9fff\uff00-\uff60]|[^\s\u3000-\u9fff\uff00-\uff60]+\s*|\s+/g) ?? []) {
    if (line !== "" && textWidth(line) + textWidth(word.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
    // A longer word is broken.
    while (textWidth(line.trimEnd()) > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return [...lines, line.trimEnd()];
}

export const linesIn = (text: string, width: number): number => brokenLines(text, width).length;

/** Cuts a text to two lines, with an ellipsis if that isn't all. */
export function inTwoLines(text: string, width: number): string {
  if (linesIn(text, width) <= 2) return text;
  const letters = Array.from(text);
  let count = Math.min(letters.length, 2 * width);
  const cut = (): string => `${letters.slice(0, count).join("").trimEnd()}…`;
  while (count > 1 && linesIn(cut(), width) > 2) count -= 1;
  return cut();
}

/** Cuts a list to two lines, with the number of items if that isn't all. */
export function listInTwoLines(items: readonly string[], width: number): string {
  for (let count = items.length; count > 0; count--) {
    const all = count === items.length;
    const text = items.slice(0, count).join(", ") + (all ? "" : ` … (${String(items.length)})`);
    if (linesIn(text, width) <= 2) return text;
  }
  return inTwoLines(items.join(", "), width);
}
