declare const LINK_HOSTS: string;

/**
 * Hosts, besides the service's own, that links in kept values may lead to, separated by commas (docs/deployment.md).
 */
export const linkHosts = LINK_HOSTS.split(",")
  .map((host) => host.trim().toLowerCase())
  .filter((host) => host !== "");
