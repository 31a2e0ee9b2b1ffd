import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn, readFileOnDisk } from "../../../cli/files/files-on-disk";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), "boms-"))));
afterEach(() => rm(folder, { recursive: true }));

const listed = async (): Promise<readonly string[]> =>
  (await filesIn([folder])).map((file) => path.relative(folder, file));

test("files behind links are among a folder's, and a link to the folder itself ends", async () => {
  await mkdir(path.join(folder, "boards"));
  await writeFile(path.join(folder, "elsewhere.txt"), "Ref,Value\nC1,100nF\n");
  await writeFile(path.join(folder, "boards", "a.csv"), "Ref,Value\nC1,100nF\n");
  await symlink(path.join(folder, "elsewhere.txt"), path.join(folder, "linked.csv"));
  await symlink(folder, path.join(folder, "boards", "again"));
  await symlink(path.join(folder, "nowhere"), path.join(folder, "broken.csv"));
  expect(await listed()).toEqual([path.join("boards", "a.csv"), "linked.csv"]);
});

test("a pipe, a name that is too long, and a link to itself are failures, not the end", async () => {
  const pipe = path.join(folder, "pipe.csv");
  execFileSync("mkfifo", [pipe]);
  await symlink("self.csv", path.join(folder, "self.csv"));
  expect(await listed()).toEqual([""]);
  await expect(readFileOnDisk(pipe)).rejects.toMatchObject({ failure: { code: "notFile" } });
  await expect(readFileOnDisk("/dev/zero")).rejects.toMatchObject({ failure: { code: "notFile" } });
  for (const missing of [path.join(folder, "x".repeat(300)), path.join(folder, "self.csv")])
    await expect(readFileOnDisk(missing)).rejects.toMatchObject({ failure: { code: "notFound" } });
});
