import { readBomFile } from "../../cli/files/read-bom-file";
import { hostileFiles } from "../harness/faults/hostile-files";

test.each(hostileFiles.map((file) => [file.name, file] as const))(
  "%s is refused before it is read",
  async (_, file) => {
    await expect(readBomFile(file.bytes())).rejects.toMatchObject({ failure: { code: file.promised } });
  },
);
