import type { Verdict } from "../../bom/check/verdict";
import type { Language } from "../../product-data/vocabulary/language";
import { listText } from "../grammar/list-text";
import { colon, inBrackets } from "../grammar/punctuation";
import { aspectTexts } from "./aspect-texts";
import { checkTexts } from "./check-text";
import { joined } from "./joined";
import { namedText } from "./requirement-text";

/** What a line also says, but isn't compared, and what words are read as that aren't its name; "" for nothing. */
export function alsoSaysText({ open, interpreted }: Verdict, language: Language): string {
  const labeled = (label: string, texts: readonly string[]): string =>
    texts.length === 0 ? "" : label + colon(language) + listText([...new Set(texts)], language);
  return joined(
    [
      labeled(
        aspectTexts[language].notUnderstood,
        open.map(({ written }) => written),
      ),
      labeled(
        checkTexts[language].readAs,
        interpreted.map((claim) => namedText(claim, language) + inBrackets(claim.written, language)),
      ),
    ],
    language,
  );
}
