import type { ProductView } from "./product-view";
import { type Point, polygon, shape, svg, text } from "./svg";

/** The part in an oblique view, in the proportions of its dimensions. */
export function appearance(part: ProductView): string {
  return svg(part.partno, isLeaded(part) ? leaded(part) : chip(part));
}

/** Front and side with their dimensions as the specification writes them. */
export function dimensions(part: ProductView): string {
  const [length, height] = fitted(
    part.mm("Length") ?? part.mm("OuterDiameter") ?? 1,
    part.mm("Thickness") ?? 0.5,
    90,
    60,
  );
  const [width] = fitted(part.mm("Width") ?? part.mm("Thickness") ?? 0.5, part.mm("Thickness") ?? 0.5, 60, height);
  const left = 16;
  const right = 132;
  const top = 80 - height / 2;
  const name = part.mm("Length") === null ? "OuterDiameter" : "Length";
  return svg(part.partno, [
    shape("rect", { x: left, y: top, width: length, height, class: "outline" }),
    shape("rect", { x: right, y: top, width, height, class: "outline" }),
    text(left, 138, `${name === "Length" ? "L" : "D"} ${part.text(`${name}Text`)}`),
    text(right, 138, `W ${part.text("WidthText") || "-"}`),
    text(left, top - 8, `T ${part.text("ThicknessText") || "-"}`),
    ...(isLeaded(part) ? [text(right, top - 8, `F ${part.text("LeadSpaceText")}`)] : []),
  ]);
}

/** A section through the part: layers and electrodes, or the coil. */
export function structure(part: ProductView): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = 52 + index * 7;
    return shape("line", {
      x1: index % 2 === 0 ? 40 : 60,
      y1: y,
      x2: index % 2 === 0 ? 180 : 200,
      y2: y,
      class: "electrode",
    });
  });
  return svg(part.partno, [
    shape("rect", { x: 40, y: 44, width: 160, height: 72, class: "ceramic" }),
    shape("rect", { x: 30, y: 42, width: 14, height: 76, class: "metal" }),
    shape("rect", { x: 196, y: 42, width: 14, height: 76, class: "metal" }),
    ...lines,
  ]);
}

function isLeaded(part: ProductView): boolean {
  return part.mm("LeadSpace") !== null;
}

/** A chip: body and two terminals, seen from the front, above and the right. */
function chip(part: ProductView): readonly string[] {
  const [length, height] = fitted(part.mm("Length") ?? 1, part.mm("Thickness") ?? 0.5, 130, 70);
  const depth = Math.min(50, (length * (part.mm("Width") ?? 0.5)) / (part.mm("Length") ?? 1) / 2);
  const body = part.text("Inductance") === "" ? "ceramic" : "ferrite";
  const [x, y] = [120 - (length + depth) / 2, 80 + (height + depth) / 2];
  const terminal = length * 0.18;
  return [
    ...block([x + terminal, y], length - 2 * terminal, height, depth, body),
    ...block([x, y], terminal, height, depth, "metal"),
    ...block([x + length - terminal, y], terminal, height, depth, "metal"),
  ];
}

/** A disc or a coated body on two leads. */
function leaded(part: ProductView): readonly string[] {
  const radius = Math.min(52, Math.max(24, (part.mm("OuterDiameter") ?? 8) * 3.2));
  const space = Math.min(radius * 1.7, Math.max(24, (part.mm("LeadSpace") ?? 5) * 7));
  const leads = [-1, 1].map((side) => {
    const x = 120 + (side * space) / 2;
    return shape("line", { x1: x, y1: 66, x2: x, y2: 150, class: "lead" });
  });
  const disc = part.mm("OuterDiameter") !== null;
  const body = disc
    ? shape("circle", {
        cx: 120,
        cy: 62,
        r: radius,
        class: "disc",
      })
    : shape("rect", { x: 82, y: 26, width: 76, height: 66, rx: 18, class: "coat" });
  return [...leads, body, text(98, 66, part.partno.slice(0, 6))];
}

/** Front, top and right side of a box whose front has its lower left corner at `corner`. */
function block([x, y]: Point, length: number, height: number, depth: number, material: string): readonly string[] {
  const front: readonly Point[] = [
    [x, y],
    [x + length, y],
    [x + length, y - height],
    [x, y - height],
  ];
  const top: readonly Point[] = [
    [x, y - height],
    [x + length, y - height],
    [x + length + depth, y - height - depth],
    [x + depth, y - height - depth],
  ];
  const side: readonly Point[] = [
    [x + length, y],
    [x + length + depth, y - depth],
    [x + length + depth, y - height - depth],
    [x + length, y - height],
  ];
  return [polygon(side, `${material} side`), polygon(top, `${material} top`), polygon(front, material)];
}

/** Two lengths in their proportion, as large as the limits allow; the smaller one stays visible. */
function fitted(width: number, height: number, widthMax: number, heightMax: number): readonly [number, number] {
  const scale = Math.min(widthMax / width, heightMax / height);
  return [Math.max(6, width * scale), Math.max(6, height * scale)];
}
