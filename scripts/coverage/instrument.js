const { createInstrumenter } = require("istanbul-lib-instrument");

/**
 * A source with counters in it, still TypeScript: Jest and webpack compile the same text afterwards, so that what each of
 * them counted can be added up without mapping anything back.
 */
function instrument(source, file) {
  const parserPlugins = file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  return createInstrumenter({ esModules: true, compact: false, parserPlugins }).instrumentSync(source, file);
}

module.exports = { instrument };
