import { useRef, useState } from "preact/hooks";
import { failureText } from "../../../messages/failures/message";
import { settingsTexts } from "../../../messages/settings/settings-texts";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { CheckBox } from "../parts/check-box";
import { LabelledField } from "../parts/labelled-field";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";
import type { SettingsSectionProps } from "./section-props";
import type { Pacer } from "../../../product-data/api/pacer";
import type { Client } from "../../../product-data/api/client";
import { partnoQuery } from "../../../product-data/filter/query";
import { ApiError, type ApiFailure } from "../../../product-data/api/failure";

declare const DEMO: boolean;

/** The key: entered, masked, tested with one request, stored or kept for this session only, and removed. */
export function KeySettings({ change }: SettingsSectionProps) {
  const { settings, client, pacer } = usePane();
  const text = useTexts(settingsTexts);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [sessionOnly, setSessionOnly] = useState(false);
  // A test result becomes stale when the key or the address changes.
  const [test, setTest] = useState<TestResult | null>(null);
  const tested = test?.key === settings.key && test.serviceUrl === settings.settings.serviceUrl ? test.outcome : null;

  const startTest = (): void => {
    const made = { key: settings.key, serviceUrl: settings.settings.serviceUrl };
    setTest({ ...made, outcome: "running" });
    void tryKey(client, pacer).then((outcome) => setTest({ ...made, outcome }));
  };
  const save = (event: Event): void => {
    event.preventDefault();
    const key = typed.trim();
    if (key === "") return field.current?.focus();
    setTyped("");
    change(settings.setKey(key, !sessionOnly), "failed");
    startTest();
  };

  if (settings.keyHeldByServer)
    return (
      <Section title={text.key}>
        <p>{DEMO ? text.noKeyNeeded : text.keyHeldByServer}</p>
      </Section>
    );
  return (
    <Section title={text.key}>
      {settings.key === null ? (
        <Notice kind="warning">{text.keyMissing}</Notice>
      ) : (
        <p>{settings.keyStored ? text.keyStored : text.keyForSession}</p>
      )}
      <form onSubmit={save}>
        <LabelledField id="key" label={text.newKey} hint={text.keyHint}>
          {(tied) => (
            <input
              {...tied}
              ref={field}
              type="password"
              autocomplete="off"
              spellcheck={false}
              value={typed}
              placeholder={settings.key === null ? "" : "••••••••••••"}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </LabelledField>
        <CheckBox checked={sessionOnly} onChange={setSessionOnly}>
          {text.sessionOnly}
        </CheckBox>
        <div class="buttons">
          <button type="submit" class="primary">
            {text.save}
          </button>
          {settings.key !== null && (
            <>
              <button type="button" disabled={tested === "running"} onClick={startTest}>
                {text.test}
              </button>
              <button type="button" onClick={() => change(settings.setKey(null, true), "none")}>
                {text.removeKey}
              </button>
            </>
          )}
        </div>
      </form>
      <Status>{tested !== null && <TestNotice test={tested} />}</Status>
    </Section>
  );
}

interface TestResult {
  readonly key: string | null;
  readonly serviceUrl: string;
  readonly outcome: KeyTest | "running";
}

function TestNotice({ test }: { readonly test: KeyTest | "running" }) {
  const language = useLanguage();
  const text = useTexts(settingsTexts);
  if (test === "running") return <p class="hint">{text.testing}</p>;
  if (test === "accepted") return <Notice kind="success">{text.testPassed}</Notice>;
  return <Notice kind="error">{test === "notTheService" ? text.notTheService : failureText(test, language)}</Notice>;
}

/** The result of one cheap request with the key. */
type KeyTest = "accepted" | "notTheService" | ApiFailure;

/**
 * Requests a part number that doesn't exist, which is the cheapest request, even while other requests wait. An address
 * whose response doesn't have the document's form isn't the service, but some other server.
 */
async function tryKey(client: Client, pacer: Pick<Pacer, "probe">): Promise<KeyTest> {
  pacer.probe();
  try {
    await client.products(partnoQuery("eq", ["TEST"], "en"), new AbortController().signal);
    return "accepted";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return notTheService.has(error.failure.code) ? "notTheService" : error.failure;
  }
}

const notTheService: ReadonlySet<ApiFailure["code"]> = new Set<ApiFailure["code"]>([
  "notFound",
  "unreadable",
  "badRequest",
]);
