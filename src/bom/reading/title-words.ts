import type { ColumnRole } from "./column-role";

/**
 * Titles by what their columns contain, by language, in lowercase and without punctuation, brackets, and trailing numbers,
 * as 400 public files use them. A title can have several meanings; then the cells decide (column-weights.ts).
 */
export const titleWords: Readonly<Record<ColumnRole | "other", Readonly<Record<string, string>>>> = {
  designator: {
    en:
      "designator|designators|reference|references|ref|refs|refdes|ref des|ref designator|reference designator|reference designators|reference des|" +
      "schematic reference|component reference|part reference|part references|customer reference|component name in circuit|circuit reference|" +
      "part id / reference|part|parts|location|locations|position|positions|names|id|ident|index|rd|descriptor|name|component|components|" +
      "topdesignator|top designator|bottomdesignator|bottom designator|placement|cmp|cmp name|circuit designator|des",
    de: "bezeichner|referenz|referenzen|bauteil|bauteile|bauteilname|position im schaltplan",
    fr: "repère|repères|référence|références|référence schéma",
    es: "referencia|referencias|designador|designadores",
    it: "riferimento|riferimenti",
    nl: "referentie",
    pt: "referência|referências",
    pl: "oznaczenie",
    cs: "označení",
    ro: "desemnator|reper",
    tr: "referans",
    ru: "метка|обозначение|поз обозначение|позиционное обозначение|позиция|поз",
    ja: "部品番号|アノテーション|回路リファレンス|リファレンス|指定子|部品記号|回路記号|記号|シンボル|回路番号|実装位置",
    zh: "位号|位置|元件位号|标号|元件标号|参考|编号|代号|位置号",
    ko: "참조",
  },
  quantity: {
    en:
      "quantity|qty|quantities|qnty|q'ty|quanity|quantity per pcb|quantity per bom|quantity per board|qty per badge|qty per board|qty per pcb|qty used|" +
      "qty needed|qty ordered|qty for each pcb|qty to pcb|qty/board|qty/pcb|order qty|order quantity|count|cnt|amount|amount per order|usage|q|pcs|pieces|units|" +
      "num used|number|number of parts",
    de: "menge|anzahl|stückzahl|stück|stk",
    fr: "quantité|qté|qte|nombre",
    es: "cantidad|cant",
    it: "quantità|qtà",
    nl: "stuks|aantal",
    pt: "quantidade|qtd|quant",
    pl: "ilość|liczba|sztuk",
    cs: "množství|počet",
    ro: "cantitate",
    tr: "adet|miktar",
    sv: "antal",
    ru: "кол-во|кол во|количество|число",
    ja: "数量|個数|員数|実装数|総必要数|使用数",
    zh: "用量|个数|数目|使用数量|单板用量",
    ko: "수량",
  },
  value: {
    en:
      "value|values|val|comment|designation|value_or_rating|value or rating|value name|rating|name|component|part|spec|part value|cap value|description/value|" +
      "capacitance|inductance|nominal|nominal value|example part|basic model",
    de: "wert|werte|bezeichnung|bauteilwert|kapazität|induktivität",
    fr: "valeur|valeurs|désignation|capacité",
    es: "valor|valores|capacitancia",
    it: "valore|capacità",
    nl: "waarde",
    pl: "wartość",
    cs: "hodnota",
    ro: "valoare",
    tr: "değer",
    ru: "значение|номинал|емкость|ёмкость",
    ja: "値|定数|品番|定格|静電容量|容量",
    zh: "数值|值|型号|参数|参数值|元件值|阻值/容值|基本型号|规格|容值|电容量|感值",
    ko: "값",
  },
  footprint: {
    en:
      "footprint|footprints|package|packaging|package/footprint|footprint/package|pcb footprint|package size|package id|package type|pkg|fp|size|size code|" +
      "case|case/package|case size|pattern|pcb decal|decal|land pattern|part package|package or module|device package|format|device|chip size|dimensions",
    de: "gehäuse|bauform|abmessungen|baugröße",
    fr: "boîtier|boitier|empreinte|taille",
    es: "encapsulado|huella|paquete|formato|footprint estandar",
    it: "contenitore",
    nl: "behuizing",
    pt: "encapsulamento",
    pl: "obudowa",
    cs: "pouzdro",
    ro: "capsulă|capsula",
    tr: "kılıf",
    ru: "корпус|типоразмер|футпринт|посадочное место",
    ja: "形状|パッケージ|フットプリント|外形|サイズ|寸法|規格",
    zh: "封装|元件封装|尺寸|封装形式|封装规格|规格",
    ko: "패키지",
  },
  description: {
    en:
      "description|descriptions|desc|description/value|part description|component description|characteristics|specs|specification|specifications|details|detail|" +
      "notes|note|remarks|remark|comments|comment|type|part|part type|value type|category|class|function|generic|general part|item|name|component|" +
      "description digikey|designation|other|other info|additional info",
    de: "bezeichnung|beschreibung|bemerkung|bemerkungen|kommentar|spezifikation|artikelbezeichnung|artikel",
    fr: "description du composant|caractéristiques|composant|nom",
    es: "descripcion|descripción|componente",
    it: "descrizione",
    nl: "omschrijving|componenten",
    pt: "descrição|descrição do item",
    pl: "opis|nazwa",
    cs: "popis|název",
    ro: "descriere|denumire|nume",
    tr: "açıklama",
    sv: "beskrivning|benämning",
    ru: "характеристики|описание|наименование|имя|название|примечание",
    ja: "説明|名称|種類|品名|部品名|備考|仕様|摘要|スペック",
    zh: "描述|规格描述|规格|说明|备注|元件名称|物料描述|物料名称|规格型号|参数|品名规格|名称",
    ko: "설명|품명",
  },
  manufacturer: {
    en:
      "manufacturer|manufacturers|manufacturer name|manufacturers name|mfr|mfg|mf|mfn|mfr name|mfg name|manf|manuf|manu|maker|makers|brand|vendor|vendors|mn|" +
      "producer|make",
    de: "hersteller",
    fr: "fabricant",
    es: "fabricante|marca",
    it: "produttore",
    nl: "fabrikant",
    pl: "producent",
    cs: "výrobce",
    ro: "producător|prod",
    tr: "üretici",
    sv: "tillverkare",
    ru: "производитель|изготовитель",
    ja: "メーカー|メーカ|製造元|製造者",
    zh: "厂家|厂商|制造商|品牌|生产厂家|生产商|使用厂牌名称",
    ko: "제조사",
  },
  number: {
    en:
      "mpn|manufacturer part|manufacturer part number|manufacturer part no|manufacturers part number|manufacturers part no|manufacturer partnr|" +
      "manufacturer p/n|manufacturer pn|manufacturer number|manufacturer no|manufacturer ref|mfr part|mfr part number|mfr part no|mfr pn|mfr p/n|mfr no|" +
      "mfg part|mfg part number|mfg part no|mfg pn|mfg p/n|mfg no|mf pn|mfpn|mrf|manf|mfg|man p/n|manu part nr|manufacturerpartnumber|manufacturerpartnum|part number|" +
      "part numbers|partnumber|part no|partno|partnum|part num|part nr|part|part name|p/n|pn|p|mp|product code|product number|prod id|model|model number|model no|" +
      "line item|example part|libref|lib ref|design item id|device|mfr. no|article number|avl|avl p/n|avl pn|approved vendor list",
    de: "teilenummer|herstellernummer|hersteller-nr|hersteller nr|herstellerteilenummer|artikelnummer|artikelnr",
    fr: "référence fabricant|réf fabricant|numéro de pièce|ref fabricant",
    es: "referencia fabricante|nro parte|nro de parte|número de parte|n° de parte|numero de parte|código fabricante",
    it: "codice|codice produttore",
    nl: "onderdeelnummer",
    pt: "código do fabricante",
    pl: "numer katalogowy|nr katalogowy|numer części",
    cs: "číslo dílu",
    ro: "cod produs|cod producător|nume produs|nume prod",
    tr: "parça no|parça numarası",
    ru: "артикул|номер детали|партномер|марка",
    ja: "型番|品番|メーカー型番|メーカ型番|メーカー品番|製品型番|型式|部品型番",
    zh: "型号|料号|制造商型号|厂家型号|使用厂牌型号|物料型号|器件型号|原厂型号|制造商料号|产品型号|制造商零件编号|mpn码|厂商型号|原厂料号",
    ko: "품번|부품번호",
  },
  alternate: {
    en:
      "alternate mpn|alternate part number|alternate part|alternate p/n|alternate pn|alternative mpn|alternative part number|alternative part|alt mpn|alt part|alt part number|" +
      "alt pn|substitution|substitutions|2nd source|second source|2nd source p/n|second source p/n|second source part number|substitute|substitutes|substitute part|replacement part|equivalent|equivalents|" +
      "approved alternates|alternates",
    de: "ersatztyp|alternativtyp|zweitquelle",
    ja: "代替型番|代替品番|セカンドソース",
    zh: "备选型号|替代型号|替代料号|备选料号|第二供应商型号",
  },
  distributorNumber: {
    en:
      "supplier part|supplier part number|supplier part no|supplier p/n|supplier pn|supplier ref|supplier reference|supplier number|supplier order code|" +
      "sup p/n|spn|dpn|sku|dist part|dist part number|distributor part|distributor part number|distributors part no|distributorpartnum|supplier and ref|" +
      "order number|order no|order code|ordercode|ordering code|vendor part|vendor part number|vendor pn|vendor p/n|stock number|stock code|stock no|" +
      "catalog number|catalogue number",
    de: "bestellnummer|bestell-nr|bestellnr|lieferantennummer",
    fr: "référence fournisseur|réf fournisseur|code commande",
    es: "referencia proveedor|código proveedor",
    it: "codice fornitore",
    nl: "bestelnummer",
    ru: "код заказа",
    ja: "注文コード|通販コード",
    zh: "供应商编号|供应商型号|供货商型号|立创编号|商品编号",
  },
  voltage: {
    en: "voltage|voltage - rated|rated voltage|voltage rating|voltage v|volts|volt|v|vdc|working voltage|max voltage",
    de: "nennspannung|spannung",
    fr: "tension|tension nominale",
    es: "tensión|voltaje",
    it: "tensione",
    nl: "spanning",
    pt: "tensão",
    pl: "napięcie",
    cs: "napětí",
    ro: "tensiune",
    tr: "gerilim",
    ru: "напряжение",
    ja: "電圧|耐圧|定格電圧",
    zh: "电压|耐压|额定电压",
  },
  tolerance: {
    en: "tolerance|tol|%|±%",
    de: "toleranz",
    fr: "tolérance",
    es: "tolerancia",
    it: "tolleranza",
    nl: "tolerantie",
    pt: "tolerância",
    pl: "tolerancja",
    ro: "toleranță",
    tr: "tolerans",
    ru: "допуск|точность",
    ja: "許容差|誤差|公差|精度",
    zh: "误差|容差|精度",
  },
  dielectric: {
    en: "dielectric|dielectric material|temperature coefficient|temp coefficient|tempco|temp co|tc|tcc|temperature characteristic|temperature characteristics",
    de: "dielektrikum",
    fr: "diélectrique",
    es: "dieléctrico",
    it: "dielettrico",
    ru: "диэлектрик|ткe|тке",
    ja: "温度特性|誘電体",
    zh: "材质|介质|温度系数",
  },
  populate: {
    en:
      "dnp|dnf|dni|dnm|do not populate|do not place|do not fit|fit|fitted|not fitted|populate|populated|p/dnp|place|placed|stuff|stuffed|stuffing|no stuff|" +
      "config|configuration|install|installed|not installed|install option|assembly info|assemble|assembly|assembled|assy|mount|mount?|mounted|not mounted|mounting option|" +
      "master dnp|fitting|load|loaded|no load|not loaded|bom option|bom options|option",
    de: "bestückt|bestücken|bestückung|nicht bestückt",
    fr: "monté|non monté",
    es: "montar|no montar",
    it: "montare",
    nl: "gemonteerd",
    ru: "установка|не устанавливать",
    ja: "実装|未実装|実装有無",
    zh: "是否贴片|贴装|是否焊接|焊接|不贴",
  },
  other: {
    en:
      "no|nr|line|line no|line number|item no|item number|row|sl no|s no|sr no|pos|pos nr|num|datasheet|datasheet url|data sheet|" +
      "datasheets|path datasheet|link|links|url|website|web|price|prices|unit price|price each|cost|cost each|total|total price|total cost|full price|ext price|" +
      "extended price|subtotal|supplier|suppliers|supplier name|distributor|distributors|dist|dn|source|seller|shop|store|stock|status|lifecycle|moq|lead time|rohs|" +
      "layer|side|rotation|mid x|mid y|center-x|center-y|ref x|ref y|pins|pin count|pads|3dmodel|3d model|contributor|library|library ref|library name|series|" +
      "color|colour|checked|done|ordered|purchaser|shipping|tax|weight|height|power|current|temperature range|operating temperature|temperature|exclude from bom|" +
      "exclude from board|substitutions policy|mounting|mounting type|mount type|technology|sheet|page|schematic|revision|rev|date|popularity|spiceprefix|" +
      "feeder|unique id|uniqueid|uuid|hash|img|image|photo|alternate manufacturer|alternative manufacturer|alt manufacturer|second source manufacturer",
    de: "lfd nr|preis|einzelpreis|gesamtpreis|gesamt|lieferant",
    fr: "n°|prix|prix unitaire|fournisseur",
    es: "precio|proveedor",
    it: "prezzo|fornitore",
    nl: "prijs|totaalprijs|leverancier",
    ru: "№|№ п/п|цена|стоимость|ссылка|поставщик",
    ja: "番号|項番|単価|価格|金額|合計|商社|購入先|購入店",
    zh: "序号|单价|价格|总价|金额|小计|供应商|采购渠道",
  },
};
