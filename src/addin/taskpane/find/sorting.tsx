import { findTexts } from "../../../messages/find/find-texts";
import { conditionFields } from "../../../product-data/vocabulary/field";
import { AddField } from "../parts/add-field";
import { type Draft, type DraftSort, fieldOf } from "./draft";
import { FindOrderedItem } from "./ordered-item";
import { Select } from "../parts/select";
import { useLanguage, useTexts } from "../pane-context";

interface FindSortingProps {
  readonly draft: Draft;
  readonly onChange: (sort: readonly DraftSort[]) => void;
}

/** The fields that the products are sorted by, most significant first. */
export function FindSorting({ draft: { category, sort }, onChange }: FindSortingProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const taken = new Set(sort.map(({ field }) => field));
  return (
    <>
      <ol class="find-ordered">
        {sort.map((key, index) => {
          const label = fieldOf(key).label[language];
          return (
            <FindOrderedItem key={key.field} {...{ items: sort, index, label, onChange }}>
              <Select
                aria-label={`${text.direction}: ${label}`}
                value={key.direction}
                options={[
                  ["asc", text.ascending],
                  ["desc", text.descending],
                ]}
                onChange={(direction) =>
                  onChange(sort.map((each, at) => (at === index ? { ...each, direction } : each)))
                }
              />
            </FindOrderedItem>
          );
        })}
      </ol>
      <AddField
        label={text.addSorting}
        fields={conditionFields(category).filter(({ name }) => !taken.has(name))}
        onAdd={(field) => onChange([...sort, { field: field.name, direction: "asc" }])}
      />
    </>
  );
}
