import { escapeMarkup } from "./markup";

export type Point = readonly [x: number, y: number];

/** A drawing of 240 by 160 with a title for screen readers. */
export function svg(title: string, elements: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" role="img"><title>${escapeMarkup(title)}</title>
<style>${style}</style><rect width="240" height="160" fill="#fff"/>
${elements.join("\n")}
</svg>
`;
}

export function polygon(points: readonly Point[], kind: string): string {
  return shape("polygon", {
    points: points.map(([x, y]) => `${String(rounded(x))},${String(rounded(y))}`).join(" "),
    class: kind,
  });
}

export function text(x: number, y: number, content: string): string {
  return `<text x="${String(rounded(x))}" y="${String(rounded(y))}">${escapeMarkup(content)}</text>`;
}

export function shape(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${String(typeof value === "number" ? rounded(value) : value)}"`,
  );
  return `<${name} ${written.join(" ")}/>`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

const style = `text{font:10px sans-serif;fill:#222}polygon,rect,circle{stroke:#444;stroke-width:.6}
.ceramic{fill:#c9a77c}.ferrite{fill:#4a4a4e}.metal{fill:#c8ccd0}.disc{fill:#3f7fbf}.coat{fill:#d9822b}
.side{filter:brightness(.78)}.top{filter:brightness(1.12)}.outline{fill:none;stroke:#222}
.lead{stroke:#9aa0a6;stroke-width:4}.electrode{stroke:#7a4a1e;stroke-width:2}`;
