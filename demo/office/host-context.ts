import type { TaskPane } from "./app-runtime";
import type { OfficeEnvironment } from "./environment";

/** The environment of an add-in: which Excel, which language, and its own settings in the document. */
export interface HostContext {
  readonly environment: OfficeEnvironment;
  readonly pane: TaskPane;
  /** The add-in's settings in the document, as JSON by name; kept when the add-in's page is reloaded. */
  readonly documentSettings: Map<string, string>;
}

/** The object that Excel for Windows passes to Office.js: a getter for every value. */
export function nativeContext({ environment, pane, documentSettings }: HostContext): object {
  const values = {
    ActivationMode: 2,
    AppCapabilities: 0,
    AppDataLocale: environment.displayLanguage,
    AppType: 1,
    AppUILocale: environment.displayLanguage,
    AppVersionMajor: 16,
    AppVersionMinor: 1,
    CommerceAllowed: false,
    ControlIntegrationLevel: 1,
    CorrelationId: "",
    DialogRequirementMatrix: "",
    DocUrl: "",
    FeaturesForSolution: "",
    HostCustomMessage: "",
    HostFullVersion: "16.0.0.0",
    InitialDisplayMode: pane.visible ? 2 : 1,
    InstanceId: "1",
    OfficeThemeInfo: JSON.stringify(themes[environment.theme]),
    Settings: nativeSettings(documentSettings),
    SolutionRef: "addin",
    SolutionToken: "",
    SupportedMatrix: JSON.stringify(environment.sets),
    TouchEnabled: false,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`Get${name}`, () => value]));
}

/** Office.js passes arrays to be filled. */
const nativeSettings = (settings: Map<string, string>) => ({
  Read(names: string[], texts: string[]): void {
    for (const [name, text] of settings) {
      names.push(name);
      texts.push(text);
    }
  },
  Write(names: readonly string[], texts: readonly string[]): void {
    settings.clear();
    names.forEach((name, index) => settings.set(name, texts[index] ?? ""));
  },
});

/** Colors in the Windows format: red, green, and blue in one number. */
const themes = {
  light: {
    bodyBackgroundColor: 0xffffff,
    bodyForegroundColor: 0x242424,
    controlBackgroundColor: 0xf5f5f5,
    controlForegroundColor: 0x242424,
  },
  dark: {
    bodyBackgroundColor: 0x1f1f1f,
    bodyForegroundColor: 0xffffff,
    controlBackgroundColor: 0x292929,
    controlForegroundColor: 0xffffff,
  },
} as const;
