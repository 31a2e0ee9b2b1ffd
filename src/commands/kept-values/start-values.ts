import { knownLinks } from "../../carried/known-link";
import { WorkbookValues, type WorkbookValuesOptions } from "./workbook-values";

/**
 * Hosts, besides the service's own, that links in kept values may lead to, separated by commas (docs/deployment.md).
 */
declare const LINK_HOSTS: string;

/** Settles when the values of the workbook, if any, are in use. */
export async function startValues(options: Omit<WorkbookValuesOptions, "isKnownLink">): Promise<WorkbookValues> {
  const hosts = LINK_HOSTS.split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "");
  const isKnownLink = (url: string): boolean => knownLinks(options.serviceUrl(), hosts)(url);
  const values = new WorkbookValues({ ...options, isKnownLink });
  await values.open();
  return values;
}
