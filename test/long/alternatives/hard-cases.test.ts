import { readFileSync } from "node:fs";
import path from "node:path";
import { failureText } from "../../../src/messages/failures/message";
import { start } from "../../service/support";
import { type CatalogAtHand, catalogAtHand } from "./catalog-at-hand";
import { useService } from "../../harness/use-service";

/** A part number, a text, and what ALTERNATIVES returns: the requirement as it was read and the first part, or why none. */
const cases = ["hard-cases.txt", "inductor-cases.txt"].flatMap((name) =>
  readFileSync(path.join(__dirname, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim()) as [part: string, text: string, gives: string]),
);

const service = useService(() => start());
let catalog: CatalogAtHand;
beforeAll(async () => {
  catalog = await catalogAtHand(service);
});

test.each(cases)("%s | %s", async (part, text, gives) => {
  const result = await catalog.ask(part, text);
  const [first] = "failure" in result ? [] : result.rows;
  expect(
    "failure" in result
      ? failureText(result.failure, "en")
      : `${result.titles[2] ?? ""} => ${String(first?.[0])}: ${String(first?.[2])}`,
  ).toBe(gives);
});
