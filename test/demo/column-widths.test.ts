import { readFileSync } from "node:fs";
import path from "node:path";
import { parseBom, vendorParts } from "../../demo/bom";
import { columnWidths } from "../../demo/column-widths";

const data = path.resolve(__dirname, "../../demo/data");

test.each(["thunderscope-rev5.3-pcie", "haasoscope-pro-adc"])(
  "%s: the part numbers and the fields next to them are visible together",
  (name) => {
    const bom = parseBom(readFileSync(path.join(data, `${name}.csv`), "utf8"));
    const { partColumn } = vendorParts(bom);
    const widths = columnWidths(bom, partColumn);
    expect(widths).toHaveLength(bom.header.length + 3);
    expect(widths.reduce((total, width) => total + width, 0)).toBeLessThanOrEqual(gridPixels);
    expect(widths[partColumn]).toBeGreaterThan(170);
  },
);

/** In a window of 1,500 pixels, minus the pane and the row numbers. */
const gridPixels = 1500 - 320 - 46;
