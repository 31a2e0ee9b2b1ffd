import { writeFileSync } from "node:fs";
import { pages, currentText } from "./pages";

/** `npm run docs`: writes the pages that differ from the sources. With --check it only reports them, and fails. */
async function main(check: boolean): Promise<void> {
  for (const page of await pages()) {
    if (currentText(page) === page.text) continue;
    console.log(`${page.path} is ${check ? "not current: npm run docs" : "written"}`);
    if (check) process.exitCode = 1;
    else writeFileSync(page.path, page.text);
  }
}

void main(process.argv.includes("--check"));
