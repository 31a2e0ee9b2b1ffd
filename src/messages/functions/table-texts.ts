import type { Language } from "../../product-data/vocabulary/language";

/** Texts of results and on cards, except the labels of the vocabulary. */
const en = {
  /** Headings on the card of a part. */
  cardSections: {
    specifications: "Specifications",
    product: "Part",
    compliance: "Compliance",
    documents: "Documents",
  },
  /** The source of the values, next to a result and on the card of a part. */
  fromCatalog: (date: string) => `From the catalog on this computer (downloaded ${date})`,
};

export const tableTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    cardSections: { specifications: "仕様", product: "部品", compliance: "環境・規格対応", documents: "資料" },
    fromCatalog: (date) => `このコンピューターのカタログの値（${date} にダウンロード）`,
  },
  zh: {
    cardSections: { specifications: "规格", product: "元件", compliance: "合规", documents: "文档" },
    fromCatalog: (date) => `来自此计算机上的目录（下载时间：${date}）`,
  },
};
