/** The languages of the service (document, "What the service does", 4). English is first: it is the default. */
export const languages = ["en", "ja", "zh"] as const;
export type Language = (typeof languages)[number];

/** One text per language. */
export type Localized = Readonly<Record<Language, string>>;

/** One value per language. */
export function inEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: make("en"), ja: make("ja"), zh: make("zh") };
}

/** The Office locale of each language, used by the manifest's overrides and the files of the functions' metadata. */
export const locales: Localized = { en: "en-US", ja: "ja-JP", zh: "zh-CN" };

/** The names of the languages, each in its own language. */
export const languageNames: Localized = { en: "English", ja: "日本語", zh: "中文" };

/** The language of a `lang` argument or of an Office locale such as `ja-JP`; English for any other text (document). */
export function languageOf(text: string | null | undefined): Language {
  const [primary] = (text ?? "").normalize("NFKC").trim().toLowerCase().split("-");
  return languages.find((language) => language === primary) ?? "en";
}
