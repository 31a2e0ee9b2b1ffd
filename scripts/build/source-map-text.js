const { decode } = require("@jridgewell/sourcemap-codec");

/** The text of a script by source, read from its source map. Text without a source is under "". */
function textBySource(script, { mappings, sources }) {
  const texts = new Map();
  const add = (source, text) => texts.set(source, (texts.get(source) ?? "") + text);
  const lines = script.split("\n");
  for (const [index, segments] of decode(mappings).entries()) {
    const line = lines[index] ?? "";
    let from = { column: 0, source: "" };
    for (const [column, source] of segments) {
      add(from.source, line.slice(from.column, column));
      from = { column, source: source === undefined ? "" : sources[source] };
    }
    add(from.source, line.slice(from.column));
  }
  return texts;
}

module.exports = { textBySource };
