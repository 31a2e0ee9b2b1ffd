/**
 * The text of a script by the source it came from, read from its source map (ECMA-426). Text that comes from no source
 * stands under "".
 */
function textBySource(script, { mappings, sources }) {
  const texts = new Map();
  const add = (source, text) => texts.set(source, (texts.get(source) ?? "") + text);
  const lines = script.split("\n");
  let source = 0;
  for (const [index, line] of mappings.split(";").entries()) {
    let column = 0;
    let from = { column: 0, source: "" };
    for (const segment of line === "" ? [] : line.split(",")) {
      const [columns, sourceDelta] = numbers(segment);
      column += columns;
      source += sourceDelta ?? 0;
      add(from.source, lines[index].slice(from.column, column));
      from = { column, source: sourceDelta === undefined ? "" : sources[source] };
    }
    add(from.source, lines[index]?.slice(from.column) ?? "");
  }
  return texts;
}

/** Numbers as base64 digits of five bits, least first; the sixth bit says that more follow, the first bit is the sign. */
function numbers(segment) {
  const values = [];
  let [value, shift] = [0, 0];
  for (const character of segment) {
    const digit = base64.indexOf(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    values.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return values;
}

const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

module.exports = { textBySource };
