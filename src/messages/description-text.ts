import { kindName } from "../bom/claims/component-kind";
import type { BomEntry } from "../bom/reading/line/entry";
import type { Language } from "../product-data/vocabulary/language";

/** What a line says, with the kind of part in the user's language: `100nF 25V X7R 0603 セラミックコンデンサ`. */
export const descriptionText = ({ description }: BomEntry, language: Language): string =>
  description.shown((kind) => kindName(kind)[language]);
