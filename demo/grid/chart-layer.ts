import { ICommandService } from "@univerjs/core";
import {
  type FWorkbook,
  IRenderManagerService,
  SHEET_VIEWPORT_KEY,
  type SpreadsheetSkeleton,
} from "@univerjs/preset-sheets-core";
import { type Area, hull } from "../a1";
import { basicValueOf } from "../cell-value";
import type { GridDocument } from "./grid-document";
import type { Spreadsheet } from "./spreadsheet";

/**
 * Draws the active sheet's charts over the grid, from the current values of their cells. Only those of the report: bars
 * from the top, of a column of labels and a column of numbers, which are next to the bars instead of at an axis.
 */
export function showCharts(
  layer: HTMLElement,
  spreadsheet: Spreadsheet,
  workbook: FWorkbook,
  grid: GridDocument,
): void {
  const { injector } = spreadsheet;
  const draw = (): void => {
    const sheet = workbook.getActiveSheet();
    const charts = grid.state.charts.filter(
      ({ sheetId, chartType, categoryAxis }) =>
        sheetId === sheet.getSheetId() && chartType === "BarClustered" && categoryAxis.reversePlotOrder,
    );
    layer.hidden = charts.length === 0;
    if (layer.hidden) return;
    const render = injector.get(IRenderManagerService).getRenderById(workbook.getId());
    const cells = render?.scene.getViewport(SHEET_VIEWPORT_KEY.VIEW_MAIN);
    const skeleton = sheet.getSkeleton();
    if (!render || !cells || !skeleton) return;
    const { scaleX: scale } = render.scene;
    const canvas = render.engine.getCanvasElement().getBoundingClientRect();
    const page = layer.parentElement?.getBoundingClientRect() ?? canvas;
    const [headerPx, headersPx] = [skeleton.columnHeaderHeight * scale, skeleton.rowHeaderWidth * scale];
    place(layer, {
      left: canvas.left - page.left + headersPx,
      top: canvas.top - page.top + headerPx,
      width: canvas.width - headersPx,
      height: canvas.height - headerPx,
    });
    layer.style.fontSize = `${String(fontPx * scale)}px`;
    layer.replaceChildren(
      ...charts.map((chart) => {
        const { left, top, width, height } = boxOf(chart.position ?? [], skeleton);
        const bars = grid.cellValues(chart.sheetId, chart.source).map(([label = "", value = 0]) => ({
          label: String(basicValueOf(label)),
          value: Number(basicValueOf(value)) || 0,
        }));
        const drawn = barChart(chart.title.text, bars);
        place(drawn, {
          left: (left - cells.viewportScrollX) * scale,
          top: (top - cells.viewportScrollY) * scale,
          width: width * scale,
          height: height * scale,
        });
        return drawn;
      }),
    );
  };
  let isDue = false;
  const drawSoon = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  };
  grid.state.onChange(drawSoon);
  // Edits, results, scrolling, zooming, widths, and the selection of a sheet are all commands.
  injector.get(ICommandService).onCommandExecuted(drawSoon);
  new ResizeObserver(drawSoon).observe(layer.parentElement ?? layer);
}

interface Bar {
  readonly label: string;
  readonly value: number;
}

function barChart(title: string, bars: readonly Bar[]): HTMLElement {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  const [chart, plot] = [element("figure", "chart"), element("div", "plot")];
  for (const { label, value } of bars) {
    const [track, bar] = [element("div", "track"), element("b")];
    bar.style.width = `${String((85 * value) / largest)}%`; // leaves room for the number
    track.append(bar, element("span", "", String(value)));
    plot.append(element("span", "label", label), track);
  }
  chart.append(element("figcaption", "", title), plot);
  return chart;
}

function element(name: string, className = "", text = ""): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}

/** Pixels of the grid. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box covers the cells that the chart was placed on. It starts at the sheet's first cell, and zoom is 100 %. */
function boxOf([first, last = first]: readonly Area[], skeleton: SpreadsheetSkeleton): Box {
  if (!first || !last) return { left: 0, top: 0, width: 0, height: 0 };
  const { row, column, rowCount, columnCount } = hull(first, last);
  const [left, top] = [skeleton.colStartX(column), skeleton.rowStartY(row)];
  return {
    left,
    top,
    width: skeleton.colStartX(column + columnCount) - left,
    height: skeleton.rowStartY(row + rowCount) - top,
  };
}

function place({ style }: HTMLElement, { left, top, width, height }: Box): void {
  style.left = `${String(left)}px`;
  style.top = `${String(top)}px`;
  style.width = `${String(width)}px`;
  style.height = `${String(height)}px`;
}

const fontPx = 12;
