import { kindName } from "../bom/aspects/kind-name";
import type { BomEntry } from "../bom/reading/entry";
import { componentWords } from "../bom/reading/line-text";
import type { Language } from "../product-data/vocabulary/language";

/** What a line says, with the kind of part in the user's language: `100nF 25V X7R 0603 セラミックコンデンサ`. */
export const descriptionText = ({ description, describedKind }: BomEntry, language: Language): string =>
  describedKind === null
    ? description
    : description.replace(componentWords(describedKind), kindName(describedKind)[language]);
