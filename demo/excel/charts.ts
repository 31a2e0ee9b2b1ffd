import type { Chart, ChartAxis } from "../workbook-state";
import { itemNotFound } from "../rich-api/host-error";
import { method, navigation, property, type HostType } from "../rich-api/host-object";
import { fieldMembers } from "./field-members";
import { areaOf, requireUnprotected } from "./areas";
import { objectOf, type RangeArgument, type WorksheetTarget, type ChartTarget } from "./targets";

/** Charts are stored as they were set; the page draws those that the add-in makes. */
export const chartCollectionType: HostType<WorksheetTarget> = {
  items: (sheet) => chartsOf(sheet).map((chart) => objectOf("Chart", { document: sheet.document, chart })),
  members: {
    add: method("1.1", (sheet, type: string, source: RangeArgument, seriesBy = "Auto") => {
      const { document, id: sheetId } = sheet;
      requireUnprotected({ document, sheetId });
      const id = document.state.newId();
      const axis = (): ChartAxis => ({ visible: true, reversePlotOrder: false });
      const axes = { categoryAxis: axis(), valueAxis: axis(), series: [{ hasDataLabels: false }] };
      const parts = { title: { text: "" }, legend: { visible: true }, ...axes };
      const area = areaOf({ document, sheetId }, source);
      const chart = { id, sheetId, name: `Chart ${id}`, chartType: type, seriesBy, source: area, ...parts };
      document.state.charts.push(chart);
      return objectOf("Chart", { document, chart });
    }),
    /** Microsoft's client requests a chart by its name or its id. */
    getItem: method("1.1", (sheet, key: string) => {
      const chart = chartsOf(sheet).find(({ id, name }) => id === key || name === key);
      if (!chart) throw itemNotFound();
      return objectOf("Chart", { document: sheet.document, chart });
    }),
  },
};

const chartsOf = ({ document, id }: WorksheetTarget): readonly Chart[] =>
  document.state.charts.filter(({ sheetId }) => sheetId === id);

export const chartType: HostType<ChartTarget> = {
  id: ({ chart }) => chart.id,
  members: {
    axes: navigation("1.1", ({ chart }) => objectOf("ChartAxes", chart)),
    id: property("1.7", ({ chart }) => chart.id),
    legend: navigation("1.1", ({ chart }) => objectOf("ChartLegend", chart.legend)),
    name: property(
      "1.1",
      ({ chart }) => chart.name,
      ({ chart }, name: string) => void (chart.name = name),
    ),
    series: navigation("1.1", ({ chart }) => objectOf("ChartSeriesCollection", chart.series)),
    title: navigation("1.1", ({ chart }) => objectOf("ChartTitle", chart.title)),
    delete: method("1.1", ({ document, chart }) => {
      document.state.charts.splice(document.state.charts.indexOf(chart), 1);
    }),
    setPosition: method("1.1", ({ document, chart }, ...cells: readonly (RangeArgument | undefined)[]) => {
      const given = cells.filter((cell) => cell !== undefined);
      chart.position = given.map((cell) => areaOf({ document, sheetId: chart.sheetId }, cell));
    }),
  },
};

export const chartTitleType: HostType<Chart["title"]> = { members: fieldMembers<Chart["title"]>("1.1", "text") };

export const chartLegendType: HostType<Chart["legend"]> = { members: fieldMembers<Chart["legend"]>("1.1", "visible") };

export const chartAxesType: HostType<Chart> = {
  members: {
    categoryAxis: navigation("1.1", ({ categoryAxis }) => objectOf("ChartAxis", categoryAxis)),
    valueAxis: navigation("1.1", ({ valueAxis }) => objectOf("ChartAxis", valueAxis)),
  },
};

export const chartAxisType: HostType<ChartAxis> = {
  members: fieldMembers<ChartAxis>("1.7", "visible", "reversePlotOrder"),
};

/** The series of a source with a column of labels and one of numbers. */
export const chartSeriesCollectionType: HostType<Chart["series"]> = {
  members: {
    getItemAt: method("1.1", (series, at: number) => {
      const found = series[at];
      return found ? objectOf("ChartSeries", found) : null;
    }),
  },
};

export const chartSeriesType: HostType<Chart["series"][number]> = {
  members: fieldMembers<Chart["series"][number]>("1.7", "hasDataLabels"),
};
