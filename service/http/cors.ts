/** Headers of every response: pages of any origin may read it, including Retry-After. */
export const corsHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Retry-After",
  "cross-origin-resource-policy": "cross-origin",
};

/** Headers of the response to a preflight: the key may be sent, and the permission lasts two hours. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  ...corsHeaders,
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "x-api-key",
  "access-control-max-age": "7200",
};
