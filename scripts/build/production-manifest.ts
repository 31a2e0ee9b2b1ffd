import type { Language } from "../../src/product-data/vocabulary/language";

/**
 * manifest.xml in the repository is the development copy, which Excel sideloads from localhost. The production copy has an
 * id of its own, so that Excel keeps the two apart. Both have the namespace VENDOR, which is in every formula.
 */
export const development = { id: "3f0c4b0e-7c36-4d0a-9e0e-2d6f5a9b7c11", url: "https://localhost:3000" } as const;
export const productionId = "c5be6c9a-52a3-4a37-9a39-0d9b1f6b8c64";

/** The request to enter a key in the first-run text, in each language. */
const keySentences: Readonly<Record<Language, string>> = {
  en: " To enter your API key, on the Vendor tab select Product information.",
  ja: "API キーを入力するには、[Vendor] タブの [製品情報] を選択してください。",
  zh: "要输入 API 密钥，请在“Vendor”选项卡中选择“产品信息”。",
};

/**
 * The manifest an administrator uploads: with the production id, all addresses under `baseUrl` (without a slash at its
 * end), and without the request to enter a key where the server holds it.
 * @throws when manifest.xml doesn't contain a text that has to be replaced
 */
export function productionManifest(xml: string, baseUrl: string, serverHoldsKey = false): string {
  const removed = serverHoldsKey ? Object.values(keySentences) : [];
  for (const text of [...Object.values(development), ...removed])
    if (!xml.includes(text)) throw new Error(`manifest.xml doesn't contain ${text}`);
  const { origin } = new URL(baseUrl);
  const production = xml
    .replace(development.id, productionId)
    .replaceAll(`<AppDomain>${development.url}</AppDomain>`, `<AppDomain>${origin}</AppDomain>`)
    .replaceAll(development.url, baseUrl);
  return removed.reduce((text, sentence) => text.replace(sentence, ""), production);
}
