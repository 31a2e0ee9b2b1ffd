import { inEachLanguage, type Localized } from "../../src/product-data/vocabulary/language";
import { baseMark, partnoMark, type Value } from "./product";
import type { Random } from "./random";

/** The pages and drawings of a part, by the name in their URL. */
export const documents = {
  ProductDetailUrl: "detail.html",
  SampleRequestUrl: "sample-request.html",
  SvhcDocumentUrl: "svhc.html",
  PartNumbering: "part-numbering.html",
  Dimensions: "dimensions.svg",
  Appearance: "appearance.svg",
  SpecificationsSheet: "specifications.html",
  RohsDirectiveCertificateUrl: "rohs.html",
  ReachDeclarationDocumentUrl: "reach.html",
  ConflictMineralsReportDocumentUrl: "conflict-minerals.html",
  StructuralDrawings: "structure.svg",
  ReliabilityTestData: "reliability.html",
  SafetyCertificates: "safety.html",
} as const;

/** URLs of a part's documents. Some parts don't have all of them; only certified parts have certificates. */
export function documentValues(certified: boolean, random: Random): Readonly<Record<string, Value>> {
  return {
    ...always,
    SvhcDocumentUrl: random.chance(0.5) ? urls.SvhcDocumentUrl : null,
    SampleRequestUrl: random.chance(0.7) ? urls.SampleRequestUrl : null,
    StructuralDrawings: random.chance(0.6) ? urls.StructuralDrawings : null,
    ReliabilityTestData: random.chance(0.4) ? urls.ReliabilityTestData : null,
    SafetyCertificates: certified ? urls.SafetyCertificates : null,
  };
}

function url(name: string): Localized {
  const path = `${baseMark}/parts/${partnoMark}/${name}`;
  return inEachLanguage((language) => (language === "en" ? path : `${path}?lang=${language}`));
}

const urls = Object.fromEntries(Object.entries(documents).map(([field, name]) => [field, url(name)])) as Readonly<
  Record<keyof typeof documents, Localized>
>;

const always = {
  ProductDetailUrl: urls.ProductDetailUrl,
  PartNumbering: urls.PartNumbering,
  Dimensions: urls.Dimensions,
  Appearance: urls.Appearance,
  SpecificationsSheet: urls.SpecificationsSheet,
  RohsDirectiveCertificateUrl: urls.RohsDirectiveCertificateUrl,
  ReachDeclarationDocumentUrl: urls.ReachDeclarationDocumentUrl,
  ConflictMineralsReportDocumentUrl: urls.ConflictMineralsReportDocumentUrl,
};
