import { realpath } from "node:fs/promises";
import path from "node:path";
import { findFiles, type FoundFile, isBomFile } from "../files/find-files";
import { UsageError } from "../usage-error";

/**
 * The BOM files that an assistant names, or that are in folders that it names. What a link leads to, too, has to be a BOM
 * file in the folders of this server, and not a hidden one.
 * @throws UsageError; the signal's reason
 */
export async function allowedFiles(
  named: readonly string[],
  folders: readonly string[],
  signal: AbortSignal,
): ReturnType<typeof findFiles> {
  const roots = (await Promise.all(folders.map((each) => realpath(each).catch(() => [])))).flat();
  const isInside = (real: string): boolean =>
    roots.some((root) => real === root || real.startsWith(root.endsWith(path.sep) ? root : root + path.sep));
  const placeOf = async (name: string): Promise<readonly [string, string]> => {
    const isHidden = name.split(/[/\\]/).some((part) => /^\.(?!\.?$)/.test(part));
    for (const root of name === "" || isHidden ? [] : roots) {
      const place = await realpath(path.resolve(root, name)).catch(() => "");
      if (isInside(place)) return [name, place];
    }
    throw new UsageError("notInFolders", name, folders);
  };
  const { files, skipped } = await findFiles(await Promise.all(named.map(placeOf)), signal, isInside);
  const wrong = files.find(({ name, problem }) => problem === undefined && named.includes(name) && !isBomFile(name));
  if (wrong !== undefined) throw new UsageError("notBomFile", wrong.name);
  const isAllowed = ({ place, problem }: FoundFile): boolean =>
    problem !== undefined || isBomFile(typeof place === "string" ? place : Buffer.from(place).toString());
  return {
    files: files.map((file) => (isAllowed(file) ? file : { ...file, problem: { code: "notAllowed" } })),
    skipped,
  };
}
