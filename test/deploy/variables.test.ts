import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load, loadAll } from "js-yaml";
import { checkedValues, deployFolder } from "../harness/nginx";

const read = (...names: readonly string[]): string => readFileSync(path.join(deployFolder, ...names), "utf8");
const required = { SERVER_NAME: "excel.example.com", API_URL: "https://api.example.com" };
const withRequired = (variables: Readonly<Record<string, string>>) => checkedValues({ ...required, ...variables });

interface Container {
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
}
interface Workload {
  readonly kind: string;
  readonly spec: { readonly template: { readonly spec: { readonly containers: readonly [Container] } } };
}
const compose = load(read("compose.yaml")) as {
  readonly services: {
    readonly addin: {
      readonly environment: Readonly<Record<string, string>>;
      readonly healthcheck: { readonly test: readonly string[] };
    };
  };
};
const deployment = (loadAll(read("kubernetes.yaml")) as Workload[]).find(({ kind }) => kind === "Deployment");
const inKubernetes = deployment?.spec.template.spec.containers[0].env ?? [];

const documented = ((): readonly string[] => {
  const text = readFileSync(path.join(deployFolder, "../../docs/server.md"), "utf8");
  const section = text.slice(text.indexOf("## Run nginx"), text.indexOf("## What nginx does"));
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name]) => String(name)));
})();
const inTemplates = [...readdirSync(path.join(deployFolder, "templates")).map((name) => read("templates", name))]
  .concat(read("tls.conf.template"))
  .flatMap((text) => [...text.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => String(name)));

test("Compose passes every documented variable, and no other", () => {
  expect(documented.length).toBeGreaterThan(10);
  expect(Object.keys(compose.services.addin.environment).sort()).toEqual([...documented].sort());
  for (const [name, value] of Object.entries(compose.services.addin.environment))
    expect(value).toContain(`\${${name}:`);
});

test("every documented variable has an effect, and Kubernetes sets only documented ones", () => {
  for (const name of documented) expect(inTemplates).toContain(name);
  for (const { name } of inKubernetes) expect(documented).toContain(name);
});

test("every variable of the templates has a value, and the image has no other list", () => {
  const values = withRequired({});
  // The image's own script finds the name servers.
  for (const name of inTemplates) if (name !== "NGINX_LOCAL_RESOLVERS") expect(values).toHaveProperty(name);
  expect(read("Dockerfile").match(/^ENV .*(\\\n.*)*/m)?.[0]).not.toMatch(/API|CACHE|CLIENT|ORIGINS/);
});

test("as many requests wait as are sent in 40 seconds, also in Kubernetes", () => {
  expect(withRequired({})).toMatchObject({
    API_RATE: "4",
    API_QUEUE: "160",
    ADDIN_ORIGIN: "https://excel.example.com",
  });
  const given = Object.fromEntries(inKubernetes.map(({ name, value = "secret" }) => [name, value]));
  const { API_RATE, API_QUEUE } = checkedValues(given);
  expect(Number(API_QUEUE)).toBe(40 * Number(API_RATE));
});

test("empty is the default, as Compose passes it", () => {
  const empty = Object.fromEntries(documented.filter((name) => !(name in required)).map((name) => [name, ""]));
  expect(withRequired(empty)).toMatchObject(
    Object.fromEntries(documented.map((name) => [name, withRequired({})[name]])),
  );
});

test.each([
  [{ SERVER_NAME: "" }, "SERVER_NAME must be a host name"],
  [{ SERVER_NAME: "https://excel.example.com" }, "SERVER_NAME must be a host name"],
  [{ API_URL: "" }, "API_URL must be an address"],
  [{ API_URL: "https://api.example.com/" }, "API_URL must be an address"],
  [{ API_URL: "api.example.com" }, "API_URL must be an address"],
  [{ API_URL: 'https://api.example.com"; return 200 "' }, "API_URL must be an address"],
  [{ API_URL: "https://api.example.com\nx" }, "API_URL must be an address"],
  [{ API_URL: "http://api.example.com", API_KEY: "secret" }, "API_URL must be https:// if there is an API_KEY"],
  [{ API_URL: "http://localhost.example.com", API_KEY: "secret" }, "API_URL must be https:// if there is an API_KEY"],
  [{ API_RATE: "0.5" }, "API_RATE must be a whole number"],
  [{ API_RATE: "0" }, "API_RATE must be a whole number"],
  [{ API_RATE: "four" }, "API_RATE must be a whole number"],
  [{ API_BURST: "0" }, "API_BURST must be a whole number"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8 172.16.0.0/12" }, "TRUSTED_PROXIES must be one address or network"],
  [{ CACHE_TIME: "soon" }, "CACHE_TIME must be a time"],
  [{ CONNECT_ORIGINS: "https://a.example/path" }, "CONNECT_ORIGINS must be addresses"],
  [{ FRAME_ANCESTORS: `'self'; script-src *` }, "FRAME_ANCESTORS must be sources"],
  [{ API_KEY: "se cret" }, "API_KEY must be letters"],
])("a wrong value stops the start with a message: %j", (variables, message) => {
  expect(() => withRequired(variables)).toThrow(message);
  expect(() => withRequired(variables)).not.toThrow("se cret");
});

test("the mirror's job and nginx run as the owner of the volume that they share", () => {
  expect(read("Dockerfile")).toContain("mkdir /var/catalog && chown -R nginx:nginx");
  expect(read("../mirror/Dockerfile")).toContain("mkdir /var/catalog && chown 101:101 /var/catalog");
});

test("every image is built from files that exist and aren't ignored, and Compose watches nginx", () => {
  for (const name of ["nginx", "mirror", "bom"]) {
    const ignored = read("..", name, "Dockerfile.dockerignore").split("\n");
    for (const [, from = ""] of read("..", name, "Dockerfile").matchAll(/^COPY (?!--from)(?:--\S+ )?(.+) \S+$/gm))
      for (const source of from.split(" ")) {
        expect([name, source, ignored.some((line) => source.startsWith(line.slice(1)))]).toEqual([name, source, true]);
        expect([source, source === "dist/" || existsSync(path.join(deployFolder, "../..", source))]).toEqual([
          source,
          true,
        ]);
      }
  }
  expect(compose.services.addin.healthcheck.test.at(-1)).toMatch(/^http:\/\/127\.0\.0\.1:8080\/healthz$/);
});
