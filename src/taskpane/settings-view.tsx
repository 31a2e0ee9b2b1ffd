import { useState } from "preact/hooks";
import { ApiError, type ApiFailure } from "../api/failure";
import { failureText, messages } from "../messages/message";
import { defaultSettings } from "../settings";
import { type Language, languageNames, languages } from "../vocabulary/language";
import type { PaneContext } from "./pane";

type Test =
  { readonly state: "none" | "running" | "passed" } | { readonly state: "failed"; readonly failure: ApiFailure };

/** Key, language, service address and refresh. Every change is saved at once and in effect at once. */
export function SettingsView({ context }: { readonly context: PaneContext }) {
  const { settings } = context;
  const language = context.language();
  const text = messages[language].pane;
  const [key, setKey] = useState("");
  const [sessionOnly, setSessionOnly] = useState(false);
  const [test, setTest] = useState<Test>({ state: "none" });

  const changed = async (change: Promise<void>): Promise<void> => {
    setTest({ state: "none" });
    await change;
    await context.recalculate();
  };
  const saveKey = async (event: Event): Promise<void> => {
    event.preventDefault();
    const typed = key.trim();
    if (typed === "") return;
    setKey("");
    await changed(settings.setKey(typed, !sessionOnly));
  };
  const testKey = async (): Promise<void> => {
    setTest({ state: "running" });
    setTest(await tryKey(context));
  };

  return (
    <>
      <h1>{text.title}</h1>
      <form onSubmit={(event) => void saveKey(event)}>
        <label for="key">{text.key}</label>
        <input
          id="key"
          type="password"
          autocomplete="off"
          value={key}
          aria-describedby="key-hint"
          onInput={(event) => setKey(event.currentTarget.value)}
        />
        <p id="key-hint" class="hint">
          {settings.key === null ? text.keyMissing : text.keyStored} {text.keyHint}
        </p>
        <label class="check">
          <input
            type="checkbox"
            checked={sessionOnly}
            onChange={(event) => setSessionOnly(event.currentTarget.checked)}
          />
          {text.sessionOnly}
        </label>
        <div class="buttons">
          <button type="submit" class="primary">
            {text.save}
          </button>
          <button
            type="button"
            disabled={settings.key === null || test.state === "running"}
            onClick={() => void testKey()}
          >
            {text.test}
          </button>
          <button
            type="button"
            disabled={settings.key === null}
            onClick={() => void changed(settings.setKey(null, true))}
          >
            {text.forget}
          </button>
        </div>
        <p role="status">{testText(test, language)}</p>
      </form>

      <label for="language">{text.language}</label>
      <select
        id="language"
        value={settings.settings.language ?? ""}
        onChange={(event) =>
          void changed(settings.update({ language: (event.currentTarget.value || null) as Language | null }))
        }
      >
        <option value="">{text.languageOfExcel}</option>
        {languages.map((id) => (
          <option key={id} value={id}>
            {languageNames[id]}
          </option>
        ))}
      </select>

      <label for="service">{text.serviceUrl}</label>
      <input
        id="service"
        type="url"
        value={settings.settings.serviceUrl}
        placeholder={location.origin}
        onChange={(event) =>
          void changed(settings.update({ serviceUrl: event.currentTarget.value.trim().replace(/\/+$/, "") }))
        }
      />
      <div class="buttons">
        <button type="button" onClick={() => void changed(settings.update({ serviceUrl: defaultSettings.serviceUrl }))}>
          {text.reset}
        </button>
      </div>

      <div class="buttons">
        <button type="button" class="primary" aria-describedby="refresh-hint" onClick={() => void context.refresh()}>
          {text.refresh}
        </button>
      </div>
      <p id="refresh-hint" class="hint">
        {text.refreshHint}
      </p>
    </>
  );
}

/** The cheapest request there is: one part number that nobody uses. */
async function tryKey(context: PaneContext): Promise<Test> {
  const query = { filter: "Partno eq 'TEST'", orderby: null, language: context.language() };
  try {
    await context.client.products(query, new AbortController().signal);
    return { state: "passed" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.failure.code === "notFound" ? { state: "passed" } : { state: "failed", failure: error.failure };
  }
}

function testText(test: Test, language: Language): string {
  const text = messages[language].pane;
  switch (test.state) {
    case "none":
      return "";
    case "running":
      return text.testing;
    case "passed":
      return text.testPassed;
    case "failed":
      return failureText(test.failure, language);
  }
}
