/**
 * Titles of 400 public files by what their columns contain, and by language; in lowercase, without punctuation,
 * brackets, and trailing numbers. Titles that consist of words in parts-of-titles.ts are left out. If a title has
 * several meanings, the cells decide (reading/table/columns.ts).
 */
export const titleWords = {
  designator: `
    en: designator|reference|ref|refs|refdes|ref designator|reference designator|reference des|
      schematic reference|component reference|part reference|customer reference|component name in circuit|
      circuit reference|part|parts|location|locations|position|names|id|ident|index|rd|descriptor|name|component|
      components|topdesignator|bottomdesignator|placement|cmp|cmp name|circuit designator|des
    de: bezeichner|referenz|referenzen|bauteil|bauteilname|position im schaltplan
    fr: repère|référence|référence schéma|nom
    es: referencia|designadores
    it: riferimenti
    nl: referentie
    pt: referência
    pl: oznaczenie
    cs: označení
    ro: desemnator|reper
    tr: referans
    ru: метка|обозначение|поз обозначение|позиционное обозначение|позиция|поз
    ja: 部品番号|アノテーション|回路リファレンス|リファレンス|指定子|部品記号|回路記号|記号|シンボル|回路番号|実装位置
    zh: 位号|位置|元件位号|标号|元件标号|参考|编号|代号|位置号
    ko: 참조`,
  quantity: `
    en: qnty|q'ty|quantity|req|reqd|req'd|required|count|cnt|amount|amount per order|usage|q|pcs|pieces|units|num used|number|
      number of parts|quantality|needed|needed x|qty needed
    de: menge|stück|stk|anz
    fr: qté|qte|nombre
    es: cantidad|cant
    it: qtà|q.tà ordine
    nl: stuks|aantal
    pt: quantidade|qtd|quant
    pl: ilość|liczba|sztuk
    cs: množství|počet
    ro: cantitate
    tr: adet|miktar
    sv: antal
    ru: число
    ja: 員数|実装数|総必要数|使用数
    zh: 用量|个数|数目|单板用量
    ko: 수량`,
  value: `
    en: value|values|val|comment|designation|value_or_rating|value or rating|value name|rating|name|component|
      part|spec|part value|cap value|description/value|capacitance|inductance|nominal|nominal value|
      example part|basic model|comp value
    de: wert|werte|bezeichnung|bauteilwert|kapazität|induktivität
    fr: valeur|désignation
    es: valor|capacitancia
    it: valore|capacità
    nl: waarde
    pl: wartość
    cs: hodnota
    tr: değer
    ru: значение|номинал|ёмкость
    ja: 値|定数|品番|定格|静電容量|容量
    zh: 数值|值|型号|参数|参数值|元件值|基本型号|规格|容值|电容量|感值
    ko: 값`,
  footprint: `
    en: footprint|package|packaging|pcb footprint|package size|package id|package type|pkg|fp|size|size code|
      case|case size|pattern|pcb decal|decal|land pattern|part package|package or module|device package|
      format|device|chip size|dimension|dimensions|sym name|comp package
    de: gehäuse|bauform|abmessungen|baugröße
    fr: boitier|empreinte|taille
    es: encapsulado|huella|paquete|footprint estandar
    it: contenitore
    nl: behuizing
    pt: encapsulamento
    pl: obudowa
    cs: pouzdro
    ro: capsula
    tr: kılıf
    ru: корпус|типоразмер|футпринт|посадочное место
    ja: 形状|パッケージ|フットプリント|外形|サイズ|寸法|規格
    zh: 封装|元件封装|尺寸|封装形式|封装规格|规格
    ko: 패키지`,
  description: `
    en: description|desc|description/value|part description|component description|characteristics|specs|
      specification|detail|notes|note|remark|comments|comment|type|part|part type|value type|category|class|
      function|generic|general part|item|name|component|designation|other|other info|additional info
    de: bezeichnung|beschreibung|bemerkung|bemerkungen|kommentar|spezifikation|artikelbezeichnung|artikel
    fr: description du composant|caractéristiques|composant|nom
    es: descripción|componente
    it: descrizione
    nl: omschrijving
    pt: descrição|descrição do item
    pl: opis|nazwa
    cs: popis|název
    ro: descriere|denumire|nume
    tr: açıklama
    sv: beskrivning|benämning
    ru: характеристики|описание|наименование|имя|название|примечание
    ja: 説明|名称|種類|品名|部品名|備考|仕様|摘要|スペック
    zh: 描述|规格描述|规格|说明|备注|元件名称|物料描述|物料名称|规格型号|参数|品名规格|名称
    ko: 설명|품명`,
  manufacturer: `
    en: mfg|mfn|manf|manu|brand|vendor|vendors|mn|producer|make
    es: marca
    pl: producent
    cs: výrobce
    ro: producător|prod
    tr: üretici
    sv: tillverkare
    ru: изготовитель
    zh: 品牌|生产商
    ko: 제조사`,
  number: `
    en: mpn|mfpn|mrf|manf|mfg|manu part nr|part number|partno|partnum|part nr|part|part name|pn|p|mp|
      product code|product number|prod id|model|model number|model no|line item|example part|libref|
      design item id|device|article number|avl|avl pn|approved vendor list
    de: teilenummer|hersteller-nr|artikelnummer|artikelnr
    fr: réf fabricant|numéro de pièce
    es: nro parte|nro de parte|n° de parte|numero de parte|código fabricante
    it: codice|codice produttore
    nl: onderdeelnummer
    pt: código do fabricante
    pl: numer katalogowy|nr katalogowy|numer części
    cs: číslo dílu
    ro: cod produs|cod producător|nume produs|nume prod
    tr: parça no|parça numarası
    ru: артикул|номер детали|партномер|марка
    ja: 型番|品番|製品型番|型式|部品型番
    zh: 型号|料号|物料型号|器件型号|产品型号|mpn码
    ko: 품번|부품번호`,
  alternate: `
    en: substitution|substitutions|2nd source|second source|substitute|substitutes|equivalent|equivalents|
      approved alternates|alternates
    de: ersatztyp|alternativtyp|zweitquelle
    ja: セカンドソース
    zh: 第二供应商型号`,
  distributorNumber: `
    en: sup p/n|spn|dpn|sku|dist part|dist part number|order number|order no|ordercode|ordering code|
      stock number|stock code|stock no|catalog number|catalogue number
    de: bestellnr
    fr: code commande
    nl: bestelnummer
    ru: код заказа
    ja: 注文コード|通販コード
    zh: 商品编号`,
  voltage: `
    en: voltage|rated voltage|voltage rating|voltage v|volts|volt|v|vdc|working voltage|max voltage
    de: nennspannung
    fr: tension nominale
    es: tensión
    nl: spanning
    pt: tensão
    pl: napięcie
    cs: napětí
    ro: tensiune
    tr: gerilim
    ru: напряжение
    ja: 電圧|耐圧|定格電圧
    zh: 电压|耐压|额定电压`,
  tolerance: `
    en: tol|%|±%|comp tol
    fr: tolérance
    it: tolleranza
    nl: tolerantie
    pt: tolerância
    pl: tolerancja
    ro: toleranță
    tr: tolerans
    ru: допуск|точность
    ja: 許容差|誤差|公差|精度
    zh: 误差|容差|精度`,
  dielectric: `
    en: dielectric|dielectric material|temperature coefficient|temp coefficient|temp coeff|tempco|tc|tcc|
      temperature characteristic
    de: dielektrikum
    fr: diélectrique
    es: dieléctrico
    it: dielettrico
    ru: диэлектрик|ткe|тке
    ja: 温度特性|誘電体
    zh: 材质|介质|温度系数`,
  /** The marks themselves, such as `DNP` (marks.ts), are titles too. */
  populate: `
    en: fit|fitted|populate|p/dnp|place|placed|stuff|stuffed|stuffing|config|configuration|install|installed|
      install option|assembly info|assemble|assy|mount|mount?|mounted|mounting option|master dnp|fitting|load|
      loaded|bom option|option
    de: bestückt|bestücken|bestückung
    fr: monté
    es: montar
    nl: gemonteerd
    ru: установка
    ja: 実装|実装有無
    zh: 是否贴片|贴装|是否焊接|焊接`,
  policy: `
    en: substitution policy
    zh: 可否替代|是否可替代`,
  other: `
    en: no|nr|line|line no|line number|item no|item number|row|sl no|s no|sr no|pos|pos nr|num|datasheet|
      datasheet url|path datasheet|link|links|url|website|web|total|subtotal|supplier|suppliers|supplier name|
      distributor|distributors|dist|dn|source|seller|shop|store|stock|status|lifecycle|moq|lead time|rohs|
      layer|side|rotation|mid x|mid y|center-y|ref x|ref y|pins|pin count|pads|3dmodel|contributor|library|
      library ref|library name|series|color|colour|checked|done|ordered|purchaser|shipping|tax|height|power|
      current|temperature range|operating temperature|temperature|exclude from bom|exclude from board|
      mounting|mounting type|mount type|technology|sheet|page|schematic|revision|rev|date|popularity|
      spiceprefix|feeder|uniqueid|uuid|hash|img|image|photo
    de: lfd nr|gesamt|lieferant
    fr: n°|fournisseur
    es: precio|proveedor
    it: fornitore
    nl: prijs|totaalprijs|leverancier
    ru: №|№ п/п|ссылка|поставщик
    ja: 番号|項番|合計|商社|購入先|購入店
    zh: 序号|金额|小计|供应商|采购渠道`,
} as const;
