import { inEachLanguage, type Localized } from "../../src/product-data/vocabulary/language";
import { baseMark, partnoMark } from "./product";

/** What the service shows itself: a page of a part's values, and one drawing for all parts. */
export const documents = { page: "/part.html", drawing: "/drawing.svg" } as const;

export const documentUrls: Readonly<Record<string, string | Localized>> = {
  ProductDetailUrl: inEachLanguage((language) => {
    const url = `${baseMark}${documents.page}?partno=${partnoMark}`;
    return language === "en" ? url : `${url}&lang=${language}`;
  }),
  Appearance: baseMark + documents.drawing,
};
