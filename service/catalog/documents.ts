import { inEachLanguage, type Localized } from "../../src/product-data/vocabulary/language";
import { baseMark, partnoMark } from "./product";

/** What the service shows of a part itself, by the name in its URL: a page of its values, and a drawing. */
export const documents = { ProductDetailUrl: "detail.html", Appearance: "appearance.svg" } as const;

export const documentUrls: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries(documents).map(([field, name]) => {
    const path = `${baseMark}/parts/${partnoMark}/${name}`;
    return [field, inEachLanguage((language) => (language === "en" ? path : `${path}?lang=${language}`))];
  }),
);
