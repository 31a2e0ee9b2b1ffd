const { createInstrumenter } = require("istanbul-lib-instrument");

/**
 * A source with counters, still TypeScript. Jest and webpack compile the same text, so their counts can be added
 * without mapping.
 */
function instrument(source, file) {
  const parserPlugins = file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  return createInstrumenter({ esModules: true, compact: false, parserPlugins }).instrumentSync(source, file);
}

module.exports = { instrument };
