import type { Feature } from "write-excel-file/browser";
import { columnLetters, quotedSheet } from "../../excel/cell-name";
import { barColor, columnsOfChart } from "./report-look";
import type { Report } from "./report";

interface Counts extends Pick<Report, "countsAt" | "countsColumn" | "tableAt"> {
  readonly counts: readonly (readonly [label: string, parts: number, ...unknown[]])[];
}

/** The counts as a bar chart in the file, which the library can't write; null: there are none. */
export function chartFeature(report: Counts, sheet: string): Feature<FileContent> | null {
  if (report.counts.length === 0) return null;
  return {
    files: {
      transform: {
        "[Content_Types].xml": { insert: () => `<Override PartName="/${chartPath}" ContentType="${contentType}"/>` },
        "xl/drawings/drawing{id}.xml": { insert: () => frame(report) },
        "xl/drawings/_rels/drawing{id}.xml.rels": {
          insert: () => `<Relationship Id="${chartId}" Type="${relations}/chart" Target="/${chartPath}"/>`,
        },
      },
      write: { files: () => ({ [chartPath]: chart(report, sheet) }) },
    },
  };
}

/** The chart's frame: next to the counts, above the table. */
function frame({ countsAt, countsColumn, tableAt }: Counts): string {
  const corner = (name: "from" | "to", column: number, row: number): string =>
    `<xdr:${name}><xdr:col>${String(column)}</xdr:col><xdr:colOff>0</xdr:colOff>` +
    `<xdr:row>${String(row)}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  return (
    "<xdr:twoCellAnchor>" +
    corner("from", countsColumn + 2, countsAt) +
    corner("to", countsColumn + columnsOfChart, tableAt - 1) +
    '<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>' +
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
    `<a:graphic><a:graphicData uri="${drawingml}/chart"><c:chart xmlns:c="${drawingml}/chart" xmlns:r="${relations}" r:id="${chartId}"/>` +
    "</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>"
  );
}

/** The labels are listed from the top, as in the cells. */
function chart({ counts, countsAt, countsColumn }: Counts, sheet: string): string {
  const cells = (column: number): string => {
    const letters = columnLetters(column);
    const [first, last] = [countsAt + 1, countsAt + counts.length].map(String);
    return xmlText(`${quotedSheet(sheet)}!$${letters}$${first}:$${letters}$${last}`);
  };
  const cache = (values: readonly (string | number)[]): string =>
    `<c:ptCount val="${String(values.length)}"/>` +
    values.map((value, at) => `<c:pt idx="${String(at)}"><c:v>${xmlText(String(value))}</c:v></c:pt>`).join("");
  const labels = `<c:strRef><c:f>${cells(countsColumn)}</c:f><c:strCache>${cache(counts.map(([label]) => label))}</c:strCache></c:strRef>`;
  const parts = `<c:numRef><c:f>${cells(countsColumn + 1)}</c:f><c:numCache>${cache(counts.map(([, count]) => count))}</c:numCache></c:numRef>`;
  const shown =
    '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/>';
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    `<c:chartSpace xmlns:c="${drawingml}/chart" xmlns:a="${drawingml}/main"><c:roundedCorners val="0"/>` +
    '<c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>' +
    '<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>' +
    `<c:ser><c:idx val="0"/><c:order val="0"/><c:spPr><a:solidFill><a:srgbClr val="${barColor.slice(1)}"/></a:solidFill></c:spPr>` +
    `<c:invertIfNegative val="0"/><c:dLbls>${shown}<c:showBubbleSize val="0"/></c:dLbls>` +
    `<c:cat>${labels}</c:cat><c:val>${parts}</c:val></c:ser>` +
    '<c:gapWidth val="50"/><c:axId val="1"/><c:axId val="2"/></c:barChart>' +
    `<c:catAx><c:axId val="1"/>${scaling("maxMin")}<c:axPos val="l"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>` +
    '<c:tickLblPos val="nextTo"/><c:crossAx val="2"/></c:catAx>' +
    `<c:valAx><c:axId val="2"/>${scaling("minMax", true)}<c:axPos val="t"/><c:crossAx val="1"/><c:crossBetween val="between"/></c:valAx>` +
    '</c:plotArea><c:plotVisOnly val="1"/></c:chart>' +
    '<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="900"/></a:pPr><a:endParaRPr/></a:p></c:txPr></c:chartSpace>'
  );
}

const scaling = (orientation: string, isHidden = false): string =>
  `<c:scaling><c:orientation val="${orientation}"/></c:scaling><c:delete val="${isHidden ? "1" : "0"}"/>`;

/** A text in the form of XML, for an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** What the library accepts as the content of a file within the XLSX. */
export type FileContent = File | Blob | ArrayBuffer;

const chartPath = "xl/charts/chart1.xml";
const chartId = "rId-chart-1";
const contentType = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
const drawingml = "http://schemas.openxmlformats.org/drawingml/2006";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
