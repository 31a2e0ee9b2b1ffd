import { readBomFile } from "../../../cli/files/read-bom-file";
import { hostileFiles } from "../../harness/faults/hostile-files";

/** `npm run faults` has it. */
const slowlyMade = "400 rows of 16,384 cells";

test.each(hostileFiles.filter(({ name }) => name !== slowlyMade).map((file) => [file.name, file] as const))(
  "%s is refused before it is read",
  async (_, file) => {
    await expect(readBomFile(file.bytes())).rejects.toMatchObject({ failure: { code: file.promised } });
  },
);
