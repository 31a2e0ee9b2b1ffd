import { useState } from "preact/hooks";
import { findTexts } from "../../../messages/find-texts";
import { categories, type SearchContext } from "../../../product-data/vocabulary/category";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { FindColumnPicker, FindLimit } from "./column-picker";
import { useExclusion } from "./exclusion";
import { shownColumns, type Draft, emptyDraft, changeCategory } from "./draft";
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
import { Section } from "../parts/section";
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
  const isWrong = search.issues.length > 0 || search.failures.size > 0;
  return (
    <>
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
        onDone={() => search.issues.length === 0 && setBuilder({ ...builder, text: null })}
      />
      <Section title={text.conditions}>
        <LabelledSelect
          id="find-category"
          label={text.category}
          value={draft.category}
          options={[["none", text.anyCategory], ...categories.map(({ id, label }) => [id, label[language]] as const)]}
          onChange={chooseCategory}
        />
        <FindConditions draft={draft} failures={search.failures} onChange={(conditions) => change({ conditions })} />
      </Section>
      <Section title={text.preview}>
        <FindResults
          state={preview}
          idle={isWrong ? text.notValid : text.nothingToPreview}
          columns={shownColumns(draft.columns, draft.category)}
          exclusion={exclusion}
          onRemove={(condition) => change({ conditions: draft.conditions.filter((each) => each !== condition) })}
          onRetry={retry}
        />
        {table.formula !== null && (
          <details>
            <summary>{text.formula}</summary>
            <p class="code">{localFormula(table.formula, abilities.listSeparator)}</p>
          </details>
        )}
      </Section>
      <Section title={text.sorting}>
        <FindSorting draft={draft} onChange={(sort) => change({ sort })} />
      </Section>
      <Section title={text.columns}>
        <FindColumnPicker draft={draft} onChange={(columns) => change({ columns })} />
        <FindLimit limit={draft.limit} onChange={(limit) => change({ limit })} />
      </Section>
      <FindInsert {...{ ...table, preview, isOpened }} />
    </>
  );
}
