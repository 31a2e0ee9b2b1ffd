import { textsOf } from "../cli/files/bom-file";
import { readBomFile } from "../cli/files/read-bom-file";

/** What measures of reading use, which therefore don't depend on the code's own names. */
export { readBom as readRows } from "../src/bom/index";

/** The texts of a file's sheets, the one that is most like a BOM first. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly (readonly (readonly string[])[])[]> {
  const { sheets } = await readBomFile(bytes);
  return sheets.map(textsOf);
}
