import { parseHtml5, parseXml } from "./markup";
import { type Product, productsOf, send, start } from "./support";
import { useService } from "../harness/use-service";

const service = useService(() => start());

const withoutKey = { headers: {} };
const parts = ["GRM155R61E105KA12D", "NFM31PC276B0J3L", "LQG15HS15NH02D", "#A914BY-101M=P3"];

describe.each(parts)("The URLs of %s", (partno) => {
  test.each(["en", "ja", "zh"])("return a page and a drawing, in %s", async (lang) => {
    const answer = await productsOf(service, { filter: `Partno eq '${partno}'`, lang });
    const [product] = Object.values(answer.Data).flatMap((group) => group.Products);
    const media = product?.["MediaFileUrls"] as Product;
    for (const url of [product?.["ProductDetailUrl"], media["Appearance"]] as readonly string[]) {
      expect(url.startsWith(`${service.url}/`)).toBe(true);
      const file = await send(service, url.slice(service.url.length), withoutKey);
      expect([url, file.status]).toEqual([url, 200]);
      const text = file.body.toString("utf8");
      if (file.headers["content-type"] === "image/svg+xml") expect(parseXml(text)).toBe("svg");
      else expect(parseHtml5(text)).toEqual({ lang, heading: partno });
    }
  });
});

test("The page of a part shows the values of the response", async () => {
  const sheet = await send(service, "/part.html?partno=GRM155R61E105KA12D&lang=ja", withoutKey);
  const text = sheet.body.toString("utf8");
  for (const value of ["静電容量", "1μF", "25Vdc", "1mm", "X5R", "生産中"]) expect(text).toContain(value);
});

test.each(["/part.html?partno=NOTHING", "/part.html", "/part.html?partno=%zz", "/part.html?partno=..%2f"])(
  "%s doesn't exist",
  async (path) => {
    expect((await send(service, path, withoutKey)).status).toBe(404);
  },
);
