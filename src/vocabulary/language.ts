/** The languages the service answers in (document, "What the service does", 4). English comes first: it is the default. */
export const languages = ["en", "ja", "zh"] as const;
export type Language = (typeof languages)[number];

/** One text per language. */
export type Localized = Readonly<Record<Language, string>>;

/** One thing per language. */
export function inEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: make("en"), ja: make("ja"), zh: make("zh") };
}

/** The Office locale of each language: the manifest's overrides and the files of the functions' metadata go by it. */
export const locales: Localized = { en: "en-US", ja: "ja-JP", zh: "zh-CN" };

/** Names of the languages, each in itself. */
export const languageNames: Localized = { en: "English", ja: "日本語", zh: "中文" };

/** The language meant by a `lang` argument or by an Office locale such as `ja-JP`; whatever is not usable means English (document). */
export function languageOf(text: string | null | undefined): Language {
  const [primary] = (text ?? "").normalize("NFKC").trim().toLowerCase().split("-");
  return languages.find((language) => language === primary) ?? "en";
}
