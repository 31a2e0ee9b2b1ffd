import { useState } from "preact/hooks";
import { failureIn, type Failure } from "../../../messages/failures/failure";
import { activityTexts } from "../../../messages/activity-texts";
import { failureText } from "../../../messages/failures/message";
import { categoryById, type ProductCategory, productCategories } from "../../../product-data/vocabulary/category";
import type { PaneContext } from "../pane-context";
import { CopyButton } from "./copy-button";
import { dateText } from "../../../messages/date-text";
import { LabelledField } from "../parts/labelled-field";
import { Notice, Status } from "../parts/notice";
import { LabelledSelect } from "../parts/select";
import { CollapsedSection } from "../parts/section";

type Asked =
  | { readonly kind: "none" | "running" }
  | { readonly kind: "found"; readonly url: string; readonly untilMs: number }
  | { readonly kind: "failed"; readonly failure: Failure };

/** The download link of all parts in a category, and its expiry. */
export function ActivityDownload({ context }: { readonly context: PaneContext }) {
  const { links } = context.runtime;
  const language = context.language();
  const text = activityTexts[language];
  const [category, setCategory] = useState<ProductCategory>("ceramicCapacitorsSMD");
  const [asked, setAsked] = useState<Asked>({ kind: "none" });
  const ask = async (): Promise<void> => {
    setAsked({ kind: "running" });
    try {
      const url = await links.find(category, language);
      setAsked({ kind: "found", url, untilMs: links.worksUntilMs(category, language) });
    } catch (error) {
      const failure = failureIn(error);
      if (failure === null) throw error;
      setAsked({ kind: "failed", failure });
    }
  };
  return (
    <CollapsedSection title={text.download}>
      <p class="hint">{text.downloadHint}</p>
      <LabelledSelect
        id="download-category"
        label={text.category}
        value={category}
        options={productCategories.map((id) => [id, categoryById(id)?.label[language] ?? id])}
        onChange={(chosen) => {
          setCategory(chosen);
          setAsked({ kind: "none" });
        }}
      />
      <div class="buttons">
        <button disabled={asked.kind === "running"} onClick={() => void ask()}>
          {text.getUrl}
        </button>
      </div>
      {asked.kind === "found" && (
        <>
          <LabelledField id="download-url" label={text.url} hint={text.goodUntil(dateText(asked.untilMs, language))}>
            {(tied) => <input {...tied} readOnly value={asked.url} onFocus={(event) => event.currentTarget.select()} />}
          </LabelledField>
          <CopyButton label={text.copyUrl} language={language} content={() => asked.url} />
        </>
      )}
      <Status>{asked.kind === "failed" && <Notice kind="error">{failureText(asked.failure, language)}</Notice>}</Status>
    </CollapsedSection>
  );
}
