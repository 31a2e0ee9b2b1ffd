import { distance } from "fastest-levenshtein";
import { remembered } from "../../product-data/base/remembered";

/** What a column of a BOM contains. */
export const columnRoles = [
  "designator",
  "quantity",
  "value",
  "footprint",
  "description",
  "manufacturer",
  "number",
  "distributorNumber",
  "voltage",
  "tolerance",
  "dielectric",
  "populate",
] as const;

export type ColumnRole = (typeof columnRoles)[number];

export const inEachRole = <T>(valueOf: (role: ColumnRole) => T): Readonly<Record<ColumnRole, T>> =>
  Object.fromEntries(columnRoles.map((role) => [role, valueOf(role)])) as Record<ColumnRole, T>;

/**
 * What a title can mean, the most usual first; the cells decide. `other`: a column that isn't read, such as a price.
 * Empty for a text that is no title.
 */
export const rolesOfTitle = remembered((text): readonly (ColumnRole | "other")[] =>
  text.length > longestTitle ? [] : find(text),
);

/** Whether the column has parts that fit the line, such as Check BOM writes: their numbers aren't the line's own. */
export const isAlternativesTitle = (title: string): boolean => isAlternatives.test(plainTitle(title));

/** Whether the title is for the number of one distributor, and which: `Mouser P/N`. */
export function distributorInTitle(title: string): string | null {
  const plain = plainTitle(title);
  return distributors.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/**
 * Titles in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Czech, Romanian, Turkish, Russian,
 * Japanese, Korean, and Chinese, as 300 files use them.
 * Without punctuation, brackets, and trailing numbers.
 */
const titles: Readonly<Record<ColumnRole | "other", string>> = {
  designator:
    "designator|designators|reference|references|ref|refs|refdes|ref des|ref designator|reference designator|reference designators|reference des|" +
    "schematic reference|component reference|part reference|part references|customer reference|component name in circuit|circuit reference|" +
    "part id / reference|part|parts|location|locations|position|positions|names|id|ident|index|rd|descriptor|name|component|components|topdesignator|" +
    "top designator|bottomdesignator|bottom designator|placement|bezeichner|referenz|referenzen|bauteil|bauteile|bauteilname|position im schaltplan|" +
    "repère|repères|référence|références|référence schéma|referencia|referencias|designador|designadores|riferimento|riferimenti|referentie|" +
    "метка|обозначение|поз обозначение|позиционное обозначение|позиция|поз|部品番号|アノテーション|回路リファレンス|リファレンス|指定子|部品記号|回路記号|記号|シンボル|" +
    "回路番号|位号|位置|元件位号|标号|元件标号|参考|编号|代号|位置号|" +
    "oznaczenie|označení|desemnator|reper|referans|referência|참조",
  quantity:
    "quantity|qty|quantities|qnty|q'ty|quanity|quantity per pcb|quantity per bom|quantity per board|qty per badge|qty per board|qty per pcb|qty used|" +
    "qty needed|qty ordered|qty for each pcb|qty to pcb|qty/board|qty/pcb|order qty|order quantity|count|cnt|amount|amount per order|usage|q|pcs|pieces|units|" +
    "num used|number|number of parts|menge|anzahl|stückzahl|stück|stk|stuks|aantal|quantité|qté|qte|nombre|cantidad|cant|quantità|qtà|" +
    "кол-во|кол во|количество|число|数量|個数|員数|実装数|総必要数|使用数|用量|个数|数目|使用数量|单板用量|" +
    "ilość|liczba|sztuk|množství|počet|cantitate|cant|adet|miktar|quantidade|qtd|quant|antal|수량",
  value:
    "value|values|val|comment|designation|value_or_rating|rating|name|component|spec|part value|cap value|description/value|wert|werte|bezeichnung|bauteilwert|" +
    "valeur|valeurs|désignation|valor|valores|valore|waarde|значение|номинал|値|定数|品番|定格|数值|值|型号|参数|参数值|元件值|阻值/容值|基本型号|example part|规格|basic model|" +
    "wartość|hodnota|valoare|değer|값",
  footprint:
    "footprint|footprints|package|packaging|package/footprint|footprint/package|footprint estandar|pcb footprint|package size|package id|package type|" +
    "pkg|fp|size|size code|case|case/package|case size|pattern|pcb decal|decal|land pattern|part package|package or module|device package|format|" +
    "device|gehäuse|bauform|abmessungen|boîtier|boitier|empreinte|taille|encapsulado|huella|paquete|formato|contenitore|behuizing|корпус|типоразмер|футпринт|" +
    "посадочное место|形状|パッケージ|フットプリント|外形|サイズ|寸法|封装|元件封装|尺寸|封装形式|封装规格|" +
    "obudowa|pouzdro|capsulă|capsula|kılıf|encapsulamento|패키지|規格|规格",
  description:
    "description|descriptions|desc|description/value|part description|component description|characteristics|specs|specification|specifications|details|detail|notes|note|" +
    "remarks|remark|comments|comment|type|part|part type|category|class|function|generic|general part|item|name|component|description digikey|designation|" +
    "bezeichnung|beschreibung|bemerkung|bemerkungen|kommentar|spezifikation|description du composant|caractéristiques|composant|componenten|" +
    "nom|descripcion|descripción|descrição|descrizione|omschrijving|componente|характеристики|описание|наименование|имя|название|примечание|" +
    "説明|名称|種類|品名|部品名|備考|仕様|摘要|描述|规格描述|规格|说明|备注|元件名称|物料描述|物料名称|规格型号|参数|品名规格|" +
    "opis|nazwa|popis|název|descriere|denumire|nume|açıklama|descrição do item|beskrivning|설명|품명",
  manufacturer:
    "manufacturer|manufacturers|manufacturer name|manufacturers name|mfr|mfg|mf|mfn|mfr name|mfg name|manf|manuf|manu|maker|makers|brand|vendor|vendors|mn|" +
    "producer|make|hersteller|fabricant|fabricante|marca|produttore|fabrikant|производитель|изготовитель|メーカー|メーカ|製造元|製造者|厂家|厂商|制造商|" +
    "品牌|生产厂家|生产商|使用厂牌名称|" +
    "producent|výrobce|producător|prod|üretici|tillverkare|제조사",
  number:
    "mpn|manufacturer part|manufacturer part number|manufacturer part no|manufacturers part number|manufacturers part no|manufacturer partnr|" +
    "manufacturer p/n|manufacturer pn|manufacturer number|manufacturer no|manufacturer ref|mfr part|mfr part number|mfr part no|mfr pn|mfr p/n|mfr no|" +
    "mfg part|mfg part number|mfg part no|mfg pn|mfg p/n|mfg no|mf pn|mfpn|mrf|manf|mfg|man p/n|manu part nr|manufacturerpartnumber|manufacturerpartnum|part number|" +
    "part numbers|partnumber|part no|partno|partnum|part num|part nr|part|part name|p/n|pn|p|mp|product code|product number|prod id|model|model number|model no|" +
    "line item|example part|libref|lib ref|design item id|device|mfr. no|article number|teilenummer|herstellernummer|hersteller-nr|hersteller nr|" +
    "herstellerteilenummer|artikelnummer|artikelnr|référence fabricant|réf fabricant|numéro de pièce|ref fabricant|referencia fabricante|nro parte|nro de parte|" +
    "número de parte|n° de parte|numero de parte|código fabricante|codice|codice produttore|onderdeelnummer|артикул|номер детали|партномер|марка|" +
    "型番|品番|メーカー型番|メーカ型番|メーカー品番|製品型番|型式|部品型番|型号|料号|制造商型号|厂家型号|使用厂牌型号|物料型号|器件型号|原厂型号|制造商料号|产品型号|制造商零件编号|" +
    "numer katalogowy|nr katalogowy|numer części|číslo dílu|cod produs|cod producător|nume produs|nume prod|parça no|parça numarası|código do fabricante|품번|부품번호",
  distributorNumber:
    "supplier part|supplier part number|supplier part no|supplier p/n|supplier pn|supplier ref|supplier reference|supplier number|supplier order code|" +
    "sup p/n|spn|dpn|sku|dist part|dist part number|distributor part|distributor part number|distributors part no|distributorpartnum|supplier and ref|" +
    "order number|order no|order code|ordercode|ordering code|vendor part|vendor part number|vendor pn|vendor p/n|stock number|stock code|stock no|" +
    "catalog number|catalogue number|bestellnummer|bestell-nr|bestellnr|lieferantennummer|référence fournisseur|réf fournisseur|code commande|" +
    "referencia proveedor|código proveedor|codice fornitore|bestelnummer|код заказа|注文コード|通販コード|供应商编号|供应商型号|供货商型号|立创编号|商品编号",
  voltage:
    "voltage|voltage - rated|rated voltage|voltage rating|voltage v|volts|nennspannung|spannung|tension|tension nominale|tensión|voltaje|tensione|spanning|" +
    "напряжение|電圧|耐圧|定格電圧|电压|耐压|额定电压|" +
    "napięcie|napětí|tensiune|gerilim|tensão",
  tolerance:
    "tolerance|tol|toleranz|tolérance|tolerancia|tolleranza|tolerantie|допуск|точность|許容差|誤差|公差|精度|误差|容差|" +
    "tolerancja|toleranță|tolerans|tolerância",
  dielectric:
    "dielectric|dielectric material|temperature coefficient|temp coefficient|tempco|temp co|tc|temperature characteristic|temperature characteristics|" +
    "dielektrikum|diélectrique|dieléctrico|dielettrico|диэлектрик|ткe|тке|温度特性|誘電体|材质|介质|温度系数",
  populate:
    "dnp|dnf|dni|dnm|do not populate|do not place|do not fit|fit|fitted|not fitted|populate|populated|p/dnp|place|placed|stuff|stuffed|stuffing|no stuff|" +
    "config|configuration|install|installed|install option|assembly info|assemble|assembly|assembled|mount|mounted|mounting option|master dnp|fitting|" +
    "bestückt|bestücken|bestückung|nicht bestückt|monté|non monté|montar|no montar|montare|gemonteerd|установка|не устанавливать|実装|未実装|実装有無|" +
    "是否贴片|贴装|是否焊接|焊接|不贴",
  other:
    "no|nr|line|line no|line number|item no|item number|row|sl no|s no|sr no|pos|pos nr|lfd nr|序号|番号|項番|№|№ п/п|n°|num|datasheet|datasheet url|data sheet|" +
    "datasheets|path datasheet|link|links|url|website|web|price|prices|unit price|price each|cost|cost each|total|total price|total cost|full price|ext price|" +
    "extended price|subtotal|preis|einzelpreis|gesamtpreis|gesamt|prix|prix unitaire|precio|prezzo|prijs|totaalprijs|цена|стоимость|ссылка|単価|価格|金額|合計|" +
    "单价|价格|总价|金额|小计|supplier|suppliers|supplier name|distributor|distributors|dist|dn|source|seller|shop|store|lieferant|fournisseur|proveedor|fornitore|leverancier|" +
    "поставщик|商社|購入先|購入店|供应商|采购渠道|stock|status|lifecycle|moq|lead time|rohs|layer|side|rotation|mid x|mid y|center-x|center-y|ref x|ref y|pins|pin count|" +
    "pads|3dmodel|3d model|contributor|library|library ref|library name|series|color|colour|checked|done|ordered|purchaser|shipping|tax|weight|height|" +
    "power|current|temperature range|operating temperature|exclude from bom|exclude from board|substitutions policy|mounting|mounting type|mount type|technology|" +
    "sheet|page|schematic|revision|rev|date|popularity|spiceprefix|feeder|unique id|uniqueid|uuid|hash|img|image|photo",
};

const distributors: readonly (readonly [RegExp, string])[] = [
  [/digi-?\s?key|\bdk\b/, "DigiKey"],
  [/mouser/, "Mouser"],
  [/lcsc|jlc(?:pcb)?|立创|嘉立创/, "LCSC"],
  [/farnell/, "Farnell"],
  [/newark/, "Newark"],
  [/element ?14/, "element14"],
  [/\brs\b|rs[- ]?components|rs[- ]online/, "RS"],
  [/arrow/, "Arrow"],
  [/avnet/, "Avnet"],
  [/\btme\b/, "TME"],
  [/conrad/, "Conrad"],
  [/reichelt/, "Reichelt"],
  [/bürklin|buerklin/, "Bürklin"],
  [/distrelec/, "Distrelec"],
  [/chip ?one ?stop|チップワンストップ/, "Chip One Stop"],
  [/秋月|akizuki/, "Akizuki"],
  [/マルツ|marutsu/, "Marutsu"],
  [/future electronics/, "Future"],
];

const longestTitle = 70;

/** Lowercase, without what is in brackets, punctuation at the ends, and the number of a repeated column. */
function plainTitle(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/[_\s]+/g, " ")
    .replace(/^[\s*{["'#:]+|[\s*}\]"':.#]+$/g, "")
    .replace(/(?<=[\p{L}] ?)\.?\d{1,2}$/u, "")
    .replace(/\./g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const table = new Map<string, (ColumnRole | "other")[]>();
for (const role of [...columnRoles, "other"] as const)
  for (const title of titles[role].split("|")) {
    const plain = plainTitle(title);
    const roles = table.get(plain);
    if (roles === undefined) table.set(plain, [role]);
    else if (!roles.includes(role)) roles.push(role);
  }

/** Words that a longer title is made of: `Manufacturer 2 PN`, `Digi-Key Part Number`, `Mouser price`. */
const isMakers =
  /manufactur|\bmfr|\bmfg|\bmanf?\b|maker|hersteller|fabri[ck]ant|produttore|производител|メーカ|製造|厂|制造商|原厂/;
const isSuppliers = /supplier|distrib|vendor|lieferant|fournisseur|proveedor|fornitore|поставщик|商社|供应商|供货商/;
const isNumbers =
  /part|number|num\b|\bno\b|\bnr\b|\bp\/?n\b|\bpn\b|\bsku\b|code|\bref\b|#|n°|nummer|numéro|型番|品番|型号|料号|编号|номер|артикул|番号/;
const isNoNumber =
  /price|cost|stock|avail|\bqty\b|quantity|url|link|class|type|datasheet|description|moq|status|package|category|\bpre[tț]\b|价|库存|単価|価格/;
const isPrice = /price|cost|\bpre[tț]\b|prezz|\bprix\b|preis|цена|стоимость|价|単価|価格|金額/;
const isAlternatives = /^(?:alternati|代替|替代)/;
const isQuantities = /\bqty\b|\bquantit|\banzahl\b|stückzahl|кол-?\s?во|количеств|数量|個数|\bper (?:board|pcb)\b/;

function find(text: string): readonly (ColumnRole | "other")[] {
  const plain = plainTitle(text);
  if (plain === "") return [];
  const exact = table.get(plain) ?? table.get(plain.replace(/ /g, ""));
  if (exact !== undefined) return /#\s*$/.test(text) ? onlyNumber(exact) : exact;
  if (/\d{3}/.test(plain)) return [];
  const ofMaker = isMakers.test(plain);
  const ofDistributor = distributors.some(([pattern]) => pattern.test(plain)) || isSuppliers.test(plain);
  if (ofMaker || ofDistributor) {
    if (isNoNumber.test(plain)) return ["other"];
    if (ofMaker) return isNumbers.test(plain) || /mpn/.test(plain) ? makersRoles(plain) : ["manufacturer"];
    return plain.length < 40 ? ["distributorNumber"] : [];
  }
  // `Unit quantity`, `Qty for 10 boards`; not `Pads qty`.
  if (isPrice.test(plain) || isAlternatives.test(plain)) return ["other"];
  if (plain.length < 40 && isQuantities.test(plain) && !/\b(?:pin|pad)s?\b/.test(plain)) return ["quantity"];
  // `Description (EN)`, `Part description / notes`: the first title in it that is known.
  for (const piece of plain.split(/\s*[/,;|]\s*|\s+[-–]\s+/)) {
    const roles = piece === plain ? undefined : table.get(piece);
    if (roles !== undefined) return roles;
  }
  const own = /[（(]([^)）]+)[)）]/.exec(text)?.[1];
  const bracketed = own === undefined ? undefined : table.get(plainTitle(own));
  if (bracketed !== undefined) return bracketed;
  return near(plain);
}

const onlyNumber = (roles: readonly (ColumnRole | "other")[]): readonly (ColumnRole | "other")[] =>
  roles.includes("number") ? ["number"] : roles;

/** `Manufacturer/MPN`: the cells contain both. */
const makersRoles = (plain: string): readonly ColumnRole[] =>
  /(?:manufacturer|mfr|mfg|maker)\s?(?:\/|and|&|\+)\s?(?:mpn|p|part)/.test(plain)
    ? ["number", "manufacturer"]
    : ["number"];

/** One letter too many, missing, or wrong in a long title: `Quanity`, `Componenet`. */
function near(plain: string): readonly (ColumnRole | "other")[] {
  if (plain.length < 6) return [];
  for (const [title, roles] of table)
    if (title.length >= 6 && Math.abs(title.length - plain.length) <= 1 && distance(title, plain) === 1) return roles;
  return [];
}
