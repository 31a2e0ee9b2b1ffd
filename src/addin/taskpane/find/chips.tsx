import { valuesText } from "../../../messages/find/condition-text";
import { findTexts } from "../../../messages/find/find-texts";
import { categoryById } from "../../../product-data/vocabulary/category";
import { Icon } from "../parts/icon";
import { useLanguage, useTexts } from "../pane-context";
import { type Draft, fieldOf, isUnused } from "./draft";
import type { BuilderState } from "./search";

interface FindChipsProps extends Pick<BuilderState, "draft" | "ranges"> {
  readonly onChange: (changed: Partial<Draft>) => void;
}

/** What is searched for: the category, and each condition, which a press removes. */
export function FindChips({ draft: { category, conditions }, ranges, onChange }: FindChipsProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const kind = categoryById(category);
  return (
    <div class="find-chips">
      {kind !== undefined && <span>{kind.label[language]}</span>}
      {conditions.map((condition, at) => {
        const field = fieldOf(condition);
        const label = field.label[language];
        const values = isUnused(condition) ? "" : valuesText(field, condition, language);
        const named = values === "" ? label : `${label} ${values}`;
        return (
          <button
            key={at}
            title={named}
            aria-label={text.remove(named)}
            onClick={() => onChange({ conditions: conditions.filter((each) => each !== condition) })}
          >
            {ranges?.get(field.name) ?? ((field.type === "Boolean" ? "" : values.replace(/^= /, "")) || label)}
            <Icon name="dismiss" />
          </button>
        );
      })}
    </div>
  );
}
