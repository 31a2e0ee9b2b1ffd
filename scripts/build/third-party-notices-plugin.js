const fs = require("node:fs");
const path = require("node:path");
const { Compilation, WebpackError, sources } = require("webpack");

/**
 * Writes THIRD-PARTY-NOTICES.txt: the license of every package whose code is in the bundle, from the package or from
 * its repository (the folder `licences`). A package without a license text fails the build, because it can't be
 * distributed.
 */
class ThirdPartyNoticesPlugin {
  /**
   * @param {{ copied: readonly string[] }} options folders of packages that are copied into dist/ instead of bundled
   */
  constructor({ copied }) {
    this.copied = copied;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ThirdPartyNotices", (compilation) => {
      const stage = { name: "ThirdPartyNotices", stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
      compilation.hooks.processAssets.tap(stage, () => {
        const folders = new Set(this.copied);
        for (const chunk of compilation.chunks)
          for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) addFolders(module, folders);
        const notices = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name, licence } of notices)
          if (licence === null) compilation.errors.push(new WebpackError(`${name} has no license text`));
        const text = notices.map(({ title, licence }) => `${title}\n\n${licence}\n`).join(`\n${"-".repeat(80)}\n\n`);
        compilation.emitAsset("THIRD-PARTY-NOTICES.txt", new sources.RawSource(text));
      });
    });
  }
}

/** Modules that were concatenated have their parts in `modules`. */
function addFolders(module, folders) {
  for (const part of module.modules ?? []) addFolders(part, folders);
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(module.resource ?? "");
  if (match !== null) folders.add(match[0]);
}

function readPackage(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = fs.readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const source = file === undefined ? path.join(__dirname, "licences", `${name}.txt`) : path.join(folder, file);
  const licence = fs.existsSync(source) ? fs.readFileSync(source, "utf8").trim() : null;
  return { name, title: `${name} ${version} (${license})`, licence };
}

module.exports = { ThirdPartyNoticesPlugin };
