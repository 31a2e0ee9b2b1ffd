/**
 * Whether a link that came with a workbook leads to a host that the add-in knows: the service's own, or one of the build's
 * list, and hosts below it. The host must be written out, up to the slash behind it: what follows may hold marks that
 * become a part number.
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
