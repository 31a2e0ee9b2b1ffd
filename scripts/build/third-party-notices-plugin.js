const tsx = require("tsx/cjs/api");
const { Compilation, WebpackError, sources } = require("webpack");
const { noticesOf } = tsx.require("./third-party-notices.ts", __filename);

/** Writes THIRD-PARTY-NOTICES.txt, for every package whose code is in the bundle. */
class ThirdPartyNoticesPlugin {
  /** @param {{ copied: readonly string[] }} options files of packages that are copied into dist/ instead of bundled */
  constructor({ copied }) {
    this.copied = copied;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ThirdPartyNotices", (compilation) => {
      const stage = { name: "ThirdPartyNotices", stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
      compilation.hooks.processAssets.tap(stage, () => {
        const { chunks, chunkGraph } = compilation;
        const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]).flatMap(partsOf);
        const { text, problems } = noticesOf([...this.copied, ...modules.map(({ resource }) => resource ?? "")]);
        for (const problem of problems) compilation.errors.push(new WebpackError(problem));
        compilation.emitAsset("THIRD-PARTY-NOTICES.txt", new sources.RawSource(text));
      });
    });
  }
}

/** Modules that were concatenated have their parts in `modules`. */
const partsOf = (module) => [module, ...(module.modules ?? []).flatMap(partsOf)];

module.exports = { ThirdPartyNoticesPlugin };
