const path = require("node:path");
const { generateCustomFunctionsMetadata } = require("custom-functions-metadata");
const tsx = require("tsx/cjs/api");
const { Compilation, WebpackError, sources } = require("webpack");

/**
 * Writes functions.json for every language with Microsoft's generator and functions-metadata.ts. Fails the build on
 * errors of the generator, on missing translations, and when a function isn't associated in the script, because Excel
 * would then show #NAME? or #VALUE! without an explanation.
 */
class FunctionsMetadataPlugin {
  /** @param {{ source: string, script: string, listsInRanges: boolean, rewrite: (json: string) => string }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { source, script, listsInRanges, rewrite } = this.options;
    const file = path.resolve(compiler.context, source);
    compiler.hooks.thisCompilation.tap("FunctionsMetadata", (compilation) => {
      const fail = (message) => compilation.errors.push(new WebpackError(`${source}: ${message}`));
      let functions = [];
      const write = { name: "FunctionsMetadata", stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
      compilation.hooks.processAssets.tapPromise(write, async () => {
        const { metadataJson, errors } = await generateCustomFunctionsMetadata([file]);
        errors.forEach(fail);
        if (errors.length > 0) return;
        const generated = JSON.parse(metadataJson);
        functions = generated.functions;
        try {
          const { localizedMetadata } = tsx.require("./functions-metadata.ts", __filename);
          const { minimalName, withoutLists } = tsx.require("./build/minimal-manifest.ts", __filename);
          const { metadataFiles } = tsx.require("../src/messages/functions/function-texts.ts", __filename);
          for (const [language, metadata] of localizedMetadata(generated, listsInRanges)) {
            const json = rewrite(JSON.stringify(metadata, null, 2));
            compilation.emitAsset(metadataFiles[language], new sources.RawSource(json));
            compilation.emitAsset(minimalName(metadataFiles[language]), new sources.RawSource(withoutLists(json)));
          }
        } catch (error) {
          fail(error.message);
        }
      });
      const check = { name: "FunctionsMetadata", stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(check, () => {
        const text = compilation.getAsset(script)?.source.source().toString() ?? "";
        for (const { id } of functions)
          if (!text.includes(`CustomFunctions.associate("${id}",`)) fail(`${id} isn't associated in ${script}`);
      });
    });
  }
}

module.exports = { FunctionsMetadataPlugin };
