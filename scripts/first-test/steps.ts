import { readFileSync } from "node:fs";
import path from "node:path";

/** A step of docs/first-test-in-excel.md. */
export interface Step {
  readonly title: string;
  readonly do: string;
  readonly see: string;
  readonly ifNot: string | undefined;
  readonly cells: readonly StepCell[];
}

/** What is entered in a cell, such as `Functions!B2`, and what it shows then. */
interface StepCell {
  readonly address: string;
  readonly formula: string | undefined;
  readonly shows: string | undefined;
}

export interface Part {
  readonly title: string;
  readonly minutes: string;
  readonly steps: readonly Step[];
}

const text = readFileSync(path.join(__dirname, "../../docs/first-test-in-excel.md"), "utf8");

export const parts: readonly Part[] = text
  .split(/^## /m)
  .map((part) => {
    const [head = "", ...steps] = part.split(/^### \d+\. /m);
    const [title = "", minutes = ""] = paragraphs(head);
    return { title, minutes, steps: steps.map(stepOf) };
  })
  .filter(({ steps }) => steps.length > 0);

function stepOf(step: string): Step {
  const [title = "", action = ""] = paragraphs(step.replaceAll("`", ""));
  const remark = (name: string): string | undefined => step.split(`- **${name}:** `)[1]?.split("\n")[0];
  const [, , ...rows] = step.split("\n").filter((line) => line.startsWith("|"));
  const cells = rows.map((row) => {
    const [, address = "", formula, shows] = row.split("|").map((cell) => cell.trim().replaceAll("`", "") || undefined);
    return { address, formula, shows: shows === "(blank)" ? "" : shows };
  });
  return { title, do: action, see: remark("See") ?? "", ifNot: remark("If not"), cells };
}

function paragraphs(markdown: string): readonly string[] {
  return markdown.split("\n\n").map((each) => each.trim());
}
