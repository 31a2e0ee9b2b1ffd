import { nextTask } from "../../harness/eventually";
import { type FunctionsHost, openFunctions } from "../../harness/functions-host";
import { cellErrorText } from "../../../src/messages/failures/message";
import type { Language } from "../../../src/product-data/vocabulary/language";

let host: FunctionsHost;
afterEach(() => host.close());

const text = "HTTPS://EXAMPLE.COM";
const failed = () => host.addin.call("SPEC", [[text]], [["Status"]]);
const failure = (language: Language) => ({
  error: "#N/A",
  message: cellErrorText({ code: "notAPartNumber", text }, language),
});

test.each(["en", "ja", "zh"] as const)("the first error has its text in %s", async (language) => {
  host = await openFunctions({ language });
  expect(await failed()).toEqual(failure(language));
});

test("texts that can't be loaded are English, until they can be", async () => {
  let isOffline = true;
  host = await openFunctions({ language: "ja", isLost: (script) => isOffline && script.startsWith("translations.") });
  expect(await failed()).toEqual(failure("en"));
  isOffline = false;
  const japanese = JSON.stringify(failure("ja"));
  while (JSON.stringify(await failed()) !== japanese) await nextTask();
});
