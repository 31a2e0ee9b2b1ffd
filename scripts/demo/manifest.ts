import { type Language, languages } from "../../src/product-data/vocabulary/language";
import { productionId } from "../build/production-manifest";

/**
 * With an id of its own, Excel keeps the demonstration apart from the others. All have the namespace VENDOR, so that
 * every example works.
 */
export const demoId = "8d0f2a57-6a0e-4b53-9c0b-5a1b7f0c1e39";

const warnings: Readonly<Record<Language, string>> = {
  en: " A demonstration with its own data. Remove other copies of this add-in first: Excel loads only one.",
  ja: "独自のデータを使うデモです。Excel が読み込むのは 1 つだけなので、このアドインの他のコピーを先に削除してください。",
  zh: "使用自带数据的演示。Excel 只加载一个，请先删除此加载项的其他副本。",
};

/** The manifest of the folder that `npm run demo` writes, made from a production copy. */
export function demoManifest(production: string): string {
  const xml = production.replace(productionId, demoId);
  return xml.replace(/<Description DefaultValue=.*?<\/Description>/s, (description) => {
    const texts = languages.values();
    return description.replace(/(?<=Value=")[^"]*/g, (text) => text + warnings[texts.next().value ?? "en"]);
  });
}
