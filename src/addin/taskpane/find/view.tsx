import { useEffect, useMemo, useState } from "preact/hooks";
import { systemClock } from "../../../product-data/base/clock";
import type { Query } from "../../../product-data/filter/query";
import { findTexts } from "../../../messages/find-texts";
import { categories, type SearchContext } from "../../../product-data/vocabulary/category";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { FindColumnPicker } from "./column-picker";
import { useExclusion } from "./exclusion";
import { shownColumns, type Draft, emptyDraft, changeCategory } from "./draft";
import { FindConditions } from "./conditions";
import { FindFilterText } from "./filter-text";
import { FindInsert } from "./insert";
import { FindNotice, type FindMessage } from "./notice";
import { Preview, type PreviewState } from "./preview";
import { FindResults } from "./results";
import { insertedTable } from "./inserted-table";
import { type BuilderState, deriveSearch, applyText } from "./search";
import { FindSorting } from "./sorting";
import { useOpenedCell } from "./opened-cell";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { LabelledField } from "../parts/labelled-field";
import { LabelledSelect } from "../parts/select";
import { useChanges } from "../parts/use-changes";
import { Section } from "../parts/section";
import "./find.css";

/** Builds a search with category, conditions, sorting, columns, and a preview, and inserts it into a cell. */
export function FindView() {
  const context = usePane();
  const language = useLanguage();
  const text = useTexts(findTexts);
  const [builder, setBuilder] = useState<BuilderState>({ draft: emptyDraft, text: null });
  const [message, setMessage] = useState<FindMessage | null>(null);
  const { draft } = builder;
  const search = deriveSearch(builder, language);
  const change = (changed: Partial<Draft>): void => setBuilder({ draft: { ...draft, ...changed }, text: null });
  const [preview, retry] = usePreview(search.query);
  const [isOpened, setOpened] = useState(false);
  const excluding = useExclusion({
    ...{ draft, preview, language, clock: systemClock },
    ask: (asked, signal) => context.runtime.search.firstPage(asked, signal),
  });
  const table = insertedTable(search, draft, preview, language);
  useOpenedCell(context, builder, table.formula, {
    show: (opened, about) => {
      if (opened !== null) setBuilder(opened);
      setMessage(about);
    },
    looked: setOpened,
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
      <Section title={text.conditions}>
        <LabelledSelect
          id="find-category"
          label={text.category}
          value={draft.category}
          options={[["none", text.anyCategory], ...categories.map(({ id, label }) => [id, label[language]] as const)]}
          onChange={chooseCategory}
        />
        <FindConditions draft={draft} failures={search.failures} onChange={(conditions) => change({ conditions })} />
        <FindFilterText
          text={search.filterText}
          issues={search.issues}
          onInput={(entered) => setBuilder(applyText(builder, entered, language))}
          onDone={() => search.issues.length === 0 && setBuilder({ draft, text: null })}
        />
      </Section>
      <Section title={text.preview}>
        <FindResults
          state={preview}
          idle={isWrong ? text.notValid : text.nothingToPreview}
          columns={shownColumns(draft.columns, draft.category)}
          excluding={excluding}
          onRetry={retry}
        />
        {table.formula !== null && (
          <details>
            <summary>{text.formula}</summary>
            <p class="code">{table.formula}</p>
          </details>
        )}
      </Section>
      <Section title={text.sorting}>
        <FindSorting draft={draft} onChange={(sort) => change({ sort })} />
      </Section>
      <Section title={text.columns}>
        <FindColumnPicker draft={draft} onChange={(columns) => change({ columns })} />
        <LabelledField id="find-limit" label={text.limit} hint={text.limitHint}>
          {(tied) => (
            <input
              {...tied}
              type="number"
              min={1}
              step={1}
              value={draft.limit ?? ""}
              onInput={(event) => change({ limit: wholeNumber(event.currentTarget.value) })}
            />
          )}
        </LabelledField>
      </Section>
      <FindInsert {...{ ...table, isOpened }} isPending={preview.kind === "loading"} />
    </>
  );
}

function usePreview(query: Query | null): [PreviewState, () => void] {
  const { shelf, runtime, settings: store } = usePane();
  const [state, setState] = useState<PreviewState>({ kind: "none" });
  useChanges(shelf);
  const preview = useMemo(() => {
    return new Preview((asked, signal) => runtime.search.firstPage(asked, signal), systemClock, setState);
  }, [runtime]);
  const { settings, key } = store;
  const catalogMs = shelf.inUse?.catalog.state?.fetchedMs ?? 0;
  // A search that failed without a key is repeated when there is another key or a catalog.
  const source = `${settings.serviceUrl} ${key === null ? "" : "key"} ${String(catalogMs)}`;
  useEffect(() => preview.show(query, source));
  useEffect(() => () => preview.stop(), [preview]);
  return [state, () => query !== null && preview.retry(query, source)];
}

function wholeNumber(entered: string): number | null {
  const value = Number(entered);
  return Number.isInteger(value) && value > 0 ? value : null;
}
