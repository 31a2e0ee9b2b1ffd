import { kindName } from "../../bom/claims/component-kind";
import { type Line, lineText } from "../../bom/index";
import type { Language } from "../../product-data/vocabulary/language";

/** What a line says, with the kind of part in the user's language: `100nF 25V X7R 0603 セラミックコンデンサ`. */
export const descriptionText = (line: Line, language: Language): string =>
  lineText(line, (kind) => kindName(kind)[language]);
