const { Compilation, WebpackError } = require("webpack");

/**
 * Writes an entry's script a second time under a name that never changes. The page loads the hashed file, which
 * browsers may cache forever; the manifest, which an administrator uploads once, needs a stable URL.
 */
class StableScriptPlugin {
  /** @param {{ entry: string, filename: string }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { entry, filename } = this.options;
    compiler.hooks.thisCompilation.tap("StableScript", (compilation) => {
      // The stage is after the one in which names and text get the real content hashes.
      const stage = { name: "StableScript", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 };
      compilation.hooks.processAssets.tap(stage, () => {
        const hashed = [...(compilation.entrypoints.get(entry)?.getFiles() ?? [])].find((file) => file.endsWith(".js"));
        const source = hashed && compilation.getAsset(hashed)?.source;
        if (source) compilation.emitAsset(filename, source, { minimized: true });
        else compilation.errors.push(new WebpackError(`The entry ${entry} has no script`));
      });
    });
  }
}

module.exports = { StableScriptPlugin };
