/**
 * Whether a link in a workbook leads to a known host: the service's own, or a host in the build's list, or a host below
 * one of them. The host must be complete, up to the slash after it, because the rest may contain marks that become a
 * part number.
 */
export function knownLinks(serviceUrl: string, hosts: readonly string[]): (url: string) => boolean {
  const own = hostIn(serviceUrl);
  return (url) => {
    const host = hostIn(url);
    return host !== null && (host === own || hosts.some((known) => host === known || host.endsWith(`.${known}`)));
  };
}

const hostIn = (url: string): string | null =>
  /^https?:\/\/([a-z\d.-]+(?::\d+)?)(?:\/|$)/i.exec(url)?.[1]?.toLowerCase() ?? null;
