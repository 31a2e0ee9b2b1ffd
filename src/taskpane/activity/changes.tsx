import { isOfAnswer, type PartChange } from "../../catalog/part-change";
import { refreshTexts } from "../../messages/refresh-texts";
import type { Language } from "../../vocabulary/language";
import { ChangeTable } from "./change-table";
import { partLabels } from "./part-label";
import { SearchChanges } from "./search-changes";

interface ChangesProps {
  readonly changes: readonly PartChange[];
  readonly language: Language;
}

/** Differences in the results of searches, and in parts. */
export function Changes({ changes, language }: ChangesProps) {
  const labelOf = partLabels(changes);
  const ofSearches = changes.filter(isOfAnswer);
  const ofParts = changes.filter((change) => !isOfAnswer(change));
  return (
    <>
      {ofSearches.length > 0 && <SearchChanges changes={ofSearches} labelOf={labelOf} text={refreshTexts[language]} />}
      {ofParts.length > 0 && <ChangeTable changes={ofParts} labelOf={labelOf} language={language} />}
    </>
  );
}
