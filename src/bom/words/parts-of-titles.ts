/** Words that a longer title is made of: `Manufacturer 2 PN`, `Mouser price`. A star stands for the rest of a word. */
export const partsOfTitles = {
  maker: `
    en: mfr mfg man manf manuf mf manufactur* maker*
    de: hersteller*
    fr: fabricant*
    nl: fabrikant*
    it: produttore*
    ru: производител*
    ja: メーカ* 製造*
    zh: *厂* 制造商* 原厂*`,
  supplier: `
    en: supplier* distrib* vendor*
    de: lieferant*
    fr: fournisseur*
    es: proveedor*
    it: fornitore*
    ru: поставщик*
    ja: 商社*
    zh: 供应商* 供货商*`,
  number: `
    en: no nr pn p n sku ref num mpn part* number* referenc* code* #
    de: nummer*
    fr: référenc* n° numéro*
    ru: номер* артикул*
    ja: 型番* 品番* 番号*
    zh: 型号* 料号* 编号*`,
  noNumber: `
    en: qty price* cost* stock* avail* quantity* url* link* class* type* datasheet* moq* status* package* category* lead*
    ro: preț pret
    ja: 在庫* 単価* 価格*
    zh: 价* 库存*`,
  description: "description*",
  price: `
    en: price* cost*
    de: preis*
    fr: prix
    it: prezz*
    ro: preț pret
    ru: цена* стоимость*
    ja: 単価* 価格* 金額*
    zh: 价*`,
  quantity: `
    en: qty quant quantit*
    de: anzahl* stückzahl*
    ru: кол-во* количеств*
    ja: 数量* 個数*`,
  /** What a quantity can count other than the parts of a board: `Pads qty`, `Quantity available`. */
  notParts: `
    en: pin pins pad pads avail* stock* moq
    ja: 在庫*
    zh: 库存*`,
  /** Words that say which of several parts the column is about: `Preferred MPN`. */
  which: `
    en: preferred primary main selected recommended approved chosen suggested proposed default final
    de: bevorzugt* gewählt*
    fr: préféré* principal* choisi*
    ja: 推奨* 優先*
    zh: 首选* 推荐*`,
  alternate: `
    en: alt alternat* 2nd second substitut* replacement* equivalent*
    de: ersatz*
    ja: 代替*
    zh: 替代* 备选*`,
  /** Words of titles that ask whether alternates may be used. */
  policy: `
    en: polic* rule rules
    ja: 可否*
    zh: 可否* 是否*`,
} as const;

/** Distributors, by the words of a title. */
export const distributorWords = {
  DigiKey: "dk digikey* digi-key* key*digi",
  Mouser: "mouser*",
  LCSC: "lcsc* jlc* 立创*",
  Farnell: "farnell*",
  Newark: "newark*",
  element14: "element14*",
  RS: "rs rs-online* rs-components*",
  Arrow: "arrow*",
  Avnet: "avnet*",
  TME: "tme",
  Conrad: "conrad*",
  Reichelt: "reichelt*",
  Bürklin: "bürklin* buerklin*",
  Distrelec: "distrelec*",
  "Chip One Stop": "chip-one-stop* chiponestop* チップワンストップ*",
  Akizuki: "秋月* akizuki*",
  Marutsu: "マルツ* marutsu*",
  Future: "future-electronics*",
} as const;
