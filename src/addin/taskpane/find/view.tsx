import { useState } from "preact/hooks";
import { findTexts } from "../../../messages/find-texts";
import { categories, type SearchContext } from "../../../product-data/vocabulary/category";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { FindColumnPicker, FindLimit } from "./column-picker";
import { FindChips } from "./chips";
import { useClosest } from "./closest";
import { useExclusion } from "./exclusion";
import { shownColumns, type Draft, type DraftCondition, emptyDraft, changeCategory } from "./draft";
import { FindConditions } from "./conditions";
import { FindFilterText } from "./filter-text";
import { FindInsert } from "./insert";
import { FindNotice, type FindMessage } from "./notice";
import { usePreview } from "./preview";
import { FindResults } from "./results";
import { insertedTable, localFormula } from "./formula";
import { type BuilderState, deriveSearch, applyText } from "./search";
import { FindSorting } from "./sorting";
import { useOpenedCell } from "./opened-cell";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { LabelledSelect } from "../parts/select";
import { CollapsedSection, Section } from "../parts/section";
import "./find.css";

/** Builds a search with category, conditions, sorting, columns, and a preview, and inserts it into a cell. */
export function FindView() {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const { abilities } = usePane().runtime;
  const [builder, setBuilder] = useState<BuilderState>({ draft: emptyDraft, text: null });
  const [message, setMessage] = useState<FindMessage | null>(null);
  const { draft } = builder;
  const search = deriveSearch(builder, language);
  const change = (changed: Partial<Draft>): void => setBuilder({ draft: { ...draft, ...changed }, text: null });
  const [preview, retry] = usePreview(search.query);
  const exclusion = useExclusion(draft, preview);
  const closest = useClosest(builder.left === undefined ? null : builder.text, preview);
  const table = insertedTable(search, draft, preview, language);
  const isOpened = useOpenedCell(builder, table.formula, (opened, about) => {
    if (opened !== null) setBuilder(opened);
    setMessage(about);
  });

  const chooseCategory = (category: SearchContext): void => {
    const { draft: moved, dropped } = changeCategory(draft, category);
    const fields = dropped.flatMap((name) => fieldByName(name)?.label[language] ?? []);
    setMessage(fields.length === 0 ? null : { kind: "dropped", fields, before: builder });
    setBuilder({ draft: moved, text: null });
  };
  const remove = (condition: DraftCondition): void =>
    change({ conditions: draft.conditions.filter((each) => each !== condition) });
  const isWrong = search.issues.length > 0 || search.failures.size > 0;
  return (
    <div class="parts">
      <div class="body">
        <FindNotice
          message={message}
          onUndo={(before) => {
            setBuilder(before);
            setMessage(null);
          }}
        />
        <FindFilterText
          text={search.filterText}
          issues={search.issues}
          left={builder.left ?? []}
          onInput={(entered) => setBuilder(applyText(builder, entered, language))}
        />
        <FindChips draft={draft} onRemove={remove} />
        <CollapsedSection title={text.conditions} open={builder.text === null}>
          <LabelledSelect
            id="find-category"
            label={text.category}
            value={draft.category}
            options={[["none", text.anyCategory], ...categories.map(({ id, label }) => [id, label[language]] as const)]}
            onChange={chooseCategory}
          />
          <FindConditions draft={draft} failures={search.failures} onChange={(conditions) => change({ conditions })} />
        </CollapsedSection>
        <FindResults
          state={preview}
          idle={isWrong ? text.notValid : text.nothingToPreview}
          columns={
            typeof draft.columns === "string"
              ? shownColumns("default", draft.category).map(({ field }) => ({ field, unit: null }))
              : shownColumns(draft.columns, draft.category)
          }
          conditions={draft.conditions}
          exclusion={exclusion}
          closest={closest}
          onRemove={remove}
          onRetry={retry}
        />
        {table.formula !== null && (
          <details>
            <summary>{text.formula}</summary>
            <p class="code">{localFormula(table.formula, abilities.listSeparator)}</p>
          </details>
        )}
        <Section title={text.sorting}>
          <FindSorting draft={draft} onChange={(sort) => change({ sort })} />
        </Section>
        <Section title={text.columns}>
          <FindColumnPicker draft={draft} onChange={(columns) => change({ columns })} />
          <FindLimit limit={draft.limit} onChange={(limit) => change({ limit })} />
        </Section>
      </div>
      <FindInsert {...{ ...table, preview, isOpened }} />
    </div>
  );
}
