const swc = require("@swc/jest");
const { instrument } = require("./instrument");

/** Jest's own way puts the counters into what SWC makes of a source: other places than those of the built add-in. */
module.exports = {
  createTransformer: (options) => {
    const { process: compile, getCacheKey } = swc.createTransformer(options);
    return {
      canInstrument: true,
      getCacheKey: (...asked) => `counted-${getCacheKey(...asked)}`,
      process: (source, file, about) => compile(about.instrument ? instrument(source, file) : source, file, about),
    };
  },
};
