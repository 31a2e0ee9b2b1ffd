/**
 * `fetch`, through the proxy of HTTPS_PROXY or HTTP_PROXY unless NO_PROXY excludes the host: Node doesn't read them by
 * itself.
 */
export async function programFetch(): Promise<typeof fetch> {
  if (!["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"].some((name) => process.env[name])) return fetch;
  const { EnvHttpProxyAgent, fetch: fetchThrough } = await import("undici");
  const dispatcher = new EnvHttpProxyAgent();
  const through = fetchThrough as unknown as typeof fetch;
  return (address, options) => through(address, { ...options, dispatcher } as RequestInit);
}
