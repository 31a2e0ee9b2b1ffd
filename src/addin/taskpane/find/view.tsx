import { useState } from "preact/hooks";
import { findTexts } from "../../../messages/find/find-texts";
import { categories, type SearchContext } from "../../../product-data/vocabulary/category";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { FindColumnPicker } from "./column-picker";
import { FindChips } from "./chips";
import { useClosest } from "./closest";
import { useExclusion } from "./exclusion";
import { type Draft, emptyDraft, changeCategory } from "./draft";
import { FindConditions } from "./conditions";
import { FindFilterText } from "./filter-text";
import { FindInsert } from "./insert";
import { usePreview } from "./preview";
import { FindResults } from "./results";
import { localFormula, searchFormula } from "./formula";
import { type BuilderState, deriveSearch, applyText, type FindMessage } from "./search";
import { FindSorting } from "./sorting";
import { useOpenedCell } from "./opened-cell";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { Notice, Status } from "../parts/notice";
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
  const formula = search.query && searchFormula(search.query, draft);
  const isOpened = useOpenedCell(builder, formula, (opened, about) => {
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
    <div class="parts">
      <div class="body">
        <Status>
          {message !== null && (
            <Notice kind={message.kind === "opened" ? "info" : "warning"}>
              {message.kind === "dropped" ? text.dropped(message.fields) : text[message.kind](message.cell)}{" "}
              {"before" in message && (
                <LinkButton
                  label={text.undo}
                  onClick={() => {
                    setBuilder(message.before);
                    setMessage(null);
                  }}
                />
              )}
            </Notice>
          )}
        </Status>
        <FindFilterText
          text={search.filterText}
          issues={search.issues}
          left={builder.left ?? []}
          onInput={(entered) => setBuilder(applyText(builder, entered, language))}
        />
        <FindChips {...builder} onChange={change} />
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
          {...{ preview, draft, exclusion, closest }}
          idle={isWrong ? text.notValid : text.nothingToPreview}
          onRetry={retry}
        />
        {formula !== null && (
          <details>
            <summary>{text.formula}</summary>
            <p class="code">{localFormula(formula, abilities.listSeparator)}</p>
          </details>
        )}
        <Section title={text.sorting}>
          <FindSorting draft={draft} onChange={(sort) => change({ sort })} />
        </Section>
        <Section title={text.columns}>
          <FindColumnPicker draft={draft} onChange={change} />
        </Section>
      </div>
      <FindInsert {...{ formula, draft, preview, isOpened }} />
    </div>
  );
}
