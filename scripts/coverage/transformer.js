const swc = require("@swc/jest");
const { instrument } = require("./instrument");

/** Jest's own coverage counts in the output of SWC, whose positions differ from those of the built add-in. */
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
