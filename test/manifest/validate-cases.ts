import { text } from "node:stream/consumers";
import type { Problem } from "../../scripts/manifest/problem";
import { surroundingsIn } from "../../scripts/manifest/surroundings";
import { validateManifest } from "../../scripts/manifest/validate";

/** One manifest, and what differs around it. */
export interface ValidationCase {
  readonly xml: string;
  /** Files other than those of the repository, in base64; null: absent. */
  readonly files?: Readonly<Record<string, string | null>>;
  readonly released?: { readonly tag: string; readonly xml: string };
}

export type ValidationAnswer = readonly Problem[];

/** Cases come through standard input and results go out, because Jest can't load the XML parser's module. */
async function main(): Promise<void> {
  const cases = JSON.parse(await text(process.stdin)) as readonly ValidationCase[];
  const repository = surroundingsIn(process.cwd());
  const answers: ValidationAnswer[] = [];
  for (const { xml, files = {}, released } of cases) {
    const problems = validateManifest(xml, {
      readFile: (file) => {
        const other = files[file];
        if (other === undefined) return repository.readFile(file);
        return other === null ? null : Buffer.from(other, "base64");
      },
      released: released ?? null,
    });
    answers.push(await problems);
  }
  process.stdout.write(JSON.stringify(answers));
}

void main();
