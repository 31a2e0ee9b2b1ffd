import { readFileSync } from "node:fs";
import path from "node:path";
import { loadAll } from "js-yaml";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { CronJob } from "kubernetes-models/batch/v1/CronJob";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { PersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import { Service } from "kubernetes-models/v1/Service";
import { deployFolder } from "../harness/nginx";

/** Kubernetes' own schema of each kind, as its API server checks it. */
const kinds = { Deployment, CronJob, Ingress, NetworkPolicy, PodDisruptionBudget, PersistentVolumeClaim, Service };

interface Manifest {
  readonly apiVersion: string;
  readonly kind: keyof typeof kinds;
  readonly metadata: { readonly name: string };
  readonly spec: Readonly<Record<string, unknown>>;
}

const manifests = loadAll(readFileSync(path.join(deployFolder, "kubernetes.yaml"), "utf8")) as Manifest[];

/** @throws Error if the API wouldn't accept it */
function check({ apiVersion, kind, ...rest }: Manifest): void {
  const unread = new Set<string>();
  const model = new kinds[kind](rest as never);
  if (model.apiVersion !== apiVersion) throw new Error(`${kind} is of ${model.apiVersion}`);
  Object.assign(model, watched(rest, kind, unread));
  model.validate();
  // The schema ignores unknown properties: a mistyped name is one that it never read.
  if (unread.size > 0) throw new Error(`${kind} has no ${[...unread].join()}`);
}

/** A value that removes from `unread` the properties that are read. */
function watched(value: unknown, at: string, unread: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const below = (key: string): string => `${at}.${key}`;
  const wrapped = new Map(
    Object.entries(value).map(([key, each]) => {
      unread.add(below(key));
      return [key, watched(each, below(key), unread)] as const;
    }),
  );
  return new Proxy(value, {
    get: (target, key, receiver) => {
      if (typeof key !== "string" || !wrapped.has(key)) return Reflect.get(target, key, receiver) as unknown;
      unread.delete(below(key));
      return wrapped.get(key);
    },
  });
}

const found = <T>(kind: string, value: T | undefined): T => {
  if (value === undefined) throw new Error(`kubernetes.yaml has no ${kind}`);
  return value;
};
const manifestOf = (kind: Manifest["kind"]): Manifest =>
  found(
    kind,
    manifests.find((each) => each.kind === kind),
  );

test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
  "%s is accepted by the Kubernetes API",
  (_, manifest) => check(manifest),
);

test("mistakes are found: a field of another type, an unknown field, a missing one", () => {
  const job = manifestOf("CronJob");
  for (const spec of [{ ...job.spec, schedule: 7 }, { ...job.spec, timetable: "daily" }, { schedule: "20 3 * * *" }])
    expect(() => check({ ...job, spec })).toThrow();
});

test("the watch only reads the mirror's volume, has no key, and isn't tried again after a change", () => {
  const watch = JSON.stringify(manifests.filter(({ kind }) => kind === "CronJob")[1]);
  expect(watch).toContain('"--catalog","/var/catalog"');
  expect(watch).toContain('{"name":"catalog","mountPath":"/var/catalog","readOnly":true}');
  expect(watch).toContain(`"claimName":"${manifestOf("PersistentVolumeClaim").metadata.name}"`);
  expect(watch).toContain('"backoffLimit":0');
  expect(watch).not.toContain("secretKeyRef");
});

test("the job writes the volume that nginx reads", () => {
  const claims =
    JSON.stringify([manifestOf("Deployment"), manifestOf("CronJob")]).match(/"claimName":"([^"]+)"/g) ?? [];
  expect(new Set(claims)).toEqual(new Set([`"claimName":"${manifestOf("PersistentVolumeClaim").metadata.name}"`]));
  expect(claims).toHaveLength(2);
});
