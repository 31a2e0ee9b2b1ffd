import "fake-indexeddb/auto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { mirrorCatalog } from "../../scripts/mirror/mirror";
import { productCategories } from "../../src/product-data/vocabulary/category";
import { languages } from "../../src/product-data/vocabulary/language";
import { describeWithNginx, startNginx } from "../harness/nginx";
import { openPage } from "../harness/keeper-page";
import { key, start } from "../service/support";

const fileCount = productCategories.length * languages.length;

describeWithNginx("The mirror behind nginx", () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  test("200 clients at once: one download each, and one request to the API for all", async () => {
    const service = await start({ products: 300 });
    closing.push(() => service.stop());
    const folder = await mkdtemp(path.join(tmpdir(), "catalog-"));
    closing.push(() => rm(folder, { recursive: true }));
    const from = { serviceUrl: service.url, key, folder };
    await mirrorCatalog({ ...from, allowFewer: false, fetch, log: () => undefined });
    const variables = { API_URL: service.url, API_KEY: key, CATALOG_ROOT: folder };
    const nginx = await startNginx({ site: folder, variables });
    closing.push(() => nginx.stop());
    service.resetCounts();
    const pages = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        openPage(nginx.url, { locks: undefined, access: () => String(at), mirrorUrl: () => `${nginx.url}/catalog` }),
      ),
    );
    await Promise.all(pages.map(({ keeper }) => keeper.keep()));
    for (const { urls, keeper } of pages) {
      expect(keeper.catalog?.state).toMatchObject({ source: "mirror", products: 300 });
      expect(urls.filter((url) => url.includes("/catalog/"))).toHaveLength(fileCount + 1);
      keeper.close();
    }
    expect(service.counts()).toMatchObject({ download: 0, products: 1 });
  });
});
