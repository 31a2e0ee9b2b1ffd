import { textsOf } from "../cli/files/bom-file";
import { readBomFile } from "../cli/files/read-bom-file";
import { inchCodeOf, type Line, readBom } from "../src/bom/index";

/** The texts of a file's sheets, the one that is most like a BOM first. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly (readonly (readonly string[])[])[]> {
  const { sheets } = await readBomFile(bytes);
  return sheets.map(textsOf);
}

/** What a BOM says, in words that measures of reading know: the code's own may change. */
export function readRows(rows: readonly (readonly string[])[]) {
  const { header, columns, lines } = readBom(rows);
  return {
    header,
    columns,
    lines: lines.map((line) => ({ ...line, doNotPopulate: line.isNotFitted, said: saidIn(line) })),
  };
}

/** Values on which the cells agree, in base units. */
function saidIn({ claims }: Line) {
  const only = (aspect: Line["claims"][number]["aspect"]): Line["claims"][number] | undefined => {
    const [first, another] = claims.filter((claim) => claim.aspect === aspect);
    return another === undefined ? first : undefined;
  };
  const amount = (aspect: "capacitance" | "inductance" | "voltage"): number | undefined => {
    const claim = only(aspect);
    return claim !== undefined && "value" in claim ? claim.value : undefined;
  };
  const [size, tolerance] = [only("size"), only("tolerance")];
  const dielectric = claims.flatMap((claim) => (claim.aspect === "characteristic" ? claim.name : []));
  return {
    capacitance: amount("capacitance"),
    inductance: amount("inductance"),
    voltage: amount("voltage"),
    // The sides of a body aren't a size code.
    sizeInch: size?.aspect === "size" && size.written === size.code ? inchCodeOf(size) : undefined,
    dielectric: dielectric.length > 0 ? dielectric : undefined,
    tolerance: tolerance?.aspect === "tolerance" ? tolerance.tolerance : undefined,
  };
}
