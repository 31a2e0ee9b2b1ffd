import type { KeeperStatus } from "../../../product-data/catalog/catalog-keeper";
import type { KeeperFailure } from "../../../product-data/catalog/download-failure";
import { catalogTexts, keeperFailureText } from "../../../messages/settings/catalog-texts";
import { failureText } from "../../../messages/failures/message";
import { dateText } from "../../../messages/grammar/date-text";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import type { SettingsSectionProps } from "./section-props";
import { useLanguage, usePane, useTexts } from "../pane-context";

/** The catalog on this computer: keeping it, its progress and age, updating, and removing it. */
export function CatalogSettings({ change }: SettingsSectionProps) {
  const language = useLanguage();
  const { lazyKeeper, settings } = usePane();
  useChanges(lazyKeeper);
  const text = useTexts(catalogTexts);
  const state = lazyKeeper.inUse?.catalog?.state ?? null;
  const status = lazyKeeper.inUse?.status ?? idle;
  const keep = (request = {}): void => {
    change(settings.update({ keepsCatalog: true }), "none");
    void lazyKeeper.tryLoad().then((inUse) => inUse?.keep(request));
  };
  const remove = (): void => {
    change(settings.update({ keepsCatalog: false }), "none");
    void lazyKeeper.inUse?.remove().catch(() => undefined);
  };
  return (
    <Section title={text.title}>
      <p class="hint">{text.hint}</p>
      {state !== null && (
        <>
          <p>{text.kept(state.products, state.bytes / 1e6)}</p>
          <p>{text.fetchedAt(dateText(state.fetchedMs, language))}</p>
          {!state.searches && <p class="hint">{text.partsOnly}</p>}
          {state.source === "search" && <p class="hint">{text.bySearches}</p>}
        </>
      )}
      {status.kind === "fetching" ? (
        <Progress
          label={text.fetching(status.products, status.bytes / 1e6)}
          done={status.products}
          total={status.expected}
          cancel={{ label: text.cancel, onClick: () => lazyKeeper.inUse?.cancel() }}
        />
      ) : (
        <div class="buttons">
          <button onClick={() => keep()}>{state === null ? text.keep : text.update}</button>
          {state !== null && <button onClick={remove}>{text.remove}</button>}
        </div>
      )}
      <Status>
        {lazyKeeper.hasFailed && <Notice kind="error">{failureText({ code: "notLoaded" }, language)}</Notice>}
        {status.kind === "failed" && (
          <Notice kind={status.failure.code === "elsewhere" ? "info" : "error"}>
            {state === null
              ? keeperFailureText(status.failure, language)
              : text.stillInUse(keeperFailureText(status.failure, language))}
            {overridable.has(status.failure.code) && (
              <div class="buttons">
                <button onClick={() => keep({ anyway: true })}>{text.keepAnyway}</button>
              </div>
            )}
          </Notice>
        )}
      </Status>
    </Section>
  );
}

const idle: KeeperStatus = { kind: "idle" };

/** Failures that the user may override. */
const overridable: ReadonlySet<KeeperFailure["code"]> = new Set<KeeperFailure["code"]>([
  "fewerProducts",
  "statusesChanged",
]);
