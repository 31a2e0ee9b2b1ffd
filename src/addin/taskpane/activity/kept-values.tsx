import type { WorkbookValues } from "../../upkeep/kept-values/workbook-values";
import { failureText } from "../../../messages/failures/message";
import { keptValuesTexts } from "../../../messages/kept-values-texts";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { dateText } from "../../../messages/date-text";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { asOfText } from "../values-date";
import { ValuesOutcome } from "./values-outcome";

/**
 * The values in this workbook: keeping them, their age, updating, pinning, comparing with current values, and removing
 * them.
 */
export function ActivityKeptValues() {
  const { values: lazyValues } = usePane();
  const language = useLanguage();
  const text = useTexts(keptValuesTexts);
  const values = lazyValues.inUse;
  const work = values?.work ?? { kind: "idle" };
  const start = async (run: (values: WorkbookValues) => Promise<void>): Promise<void> => {
    const inUse = await lazyValues.tryLoad();
    if (inUse !== null) await run(inUse);
  };
  return (
    <Section title={text.title}>
      <p class="hint">{text.hint}</p>
      {values !== null && <KeptFacts values={values} />}
      {work.kind === "working" && <p class="hint">{text.working}</p>}
      {work.kind === "comparing" ? (
        <Progress
          label={text.comparing(work.done, work.total)}
          done={work.done}
          total={work.total}
          cancel={{ label: text.cancel, onClick: () => values?.cancel() }}
        />
      ) : (
        <div class="buttons">
          {actionsFor(values).map((action) => (
            <button
              key={action}
              disabled={work.kind === "working"}
              onClick={() => void start((inUse) => actions[action](inUse))}
            >
              {text[action]}
            </button>
          ))}
        </div>
      )}
      <Status>
        {lazyValues.hasFailed && <Notice kind="error">{failureText({ code: "notLoaded" }, language)}</Notice>}
      </Status>
      {values !== null && <ValuesOutcome values={values} />}
    </Section>
  );
}

const actions = {
  keep: (values: WorkbookValues) => values.keep(),
  update: (values: WorkbookValues) => values.keep(),
  pin: (values: WorkbookValues) => values.setPinned(true),
  unpin: (values: WorkbookValues) => values.setPinned(false),
  compare: (values: WorkbookValues) => values.compare(),
  remove: (values: WorkbookValues) => values.remove(),
} as const;

function actionsFor(values: WorkbookValues | null): readonly (keyof typeof actions)[] {
  const kept = values?.values ?? null;
  // Unreadable values can be removed.
  if (kept === null) return (values?.unused.failures.length ?? 0) > 0 ? ["keep", "remove"] : ["keep"];
  return kept.pinned ? ["unpin", "compare", "remove"] : ["update", "pin", "compare", "remove"];
}

function KeptFacts({ values }: { readonly values: WorkbookValues }) {
  const { serviceUrl } = usePane().settings.settings;
  const language = useLanguage();
  const text = useTexts(keptValuesTexts);
  const kept = values.values;
  const { failures, unknownLinks } = values.unused;
  const reasons = [...new Set(failures.map(({ code }) => code))];
  return (
    <>
      {reasons.map((code) => (
        <Notice key={code} kind="warning">
          {text.reading[code]}
        </Notice>
      ))}
      {kept !== null && (
        <>
          <p>{text.kept(kept.parts.length, kept.searches.length)}</p>
          <p>{asOfText(kept, language)}</p>
          <p class="hint">
            {text.keptAt(dateText(kept.keptMs, language))}
            {kept.service !== (serviceUrl || location.origin) && ` · ${text.fromService(kept.service)}`}
          </p>
          {unknownLinks > 0 && <p class="hint">{text.unknownLinks(unknownLinks)}</p>}
          <Status>{kept.pinned && <Notice kind="info">{text.pinned}</Notice>}</Status>
        </>
      )}
      {kept?.pinned === true && <Outside values={values} />}
    </>
  );
}

/** The parts in formulas that aren't pinned. */
function Outside({ values }: { readonly values: WorkbookValues }) {
  const { usage } = usePane();
  useChanges(usage);
  const text = useTexts(keptValuesTexts);
  const { outside } = values;
  if (outside.length === 0) return null;
  return (
    <>
      <p>{text.outside(outside.length)}</p>
      <p class="cells">
        {outside.slice(0, mostParts).map(({ partno, language }) => (
          <span key={`${language} ${partno}`} class="code">
            {partno}
          </span>
        ))}
        {outside.length > mostParts && <span class="hint">{text.more(outside.length - mostParts)}</span>}
      </p>
    </>
  );
}

/** More than users read in a pane. */
const mostParts = 50;
