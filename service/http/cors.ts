/** Headers of every answer: pages of any origin may read it, and see how long to wait after a 429. */
export const corsHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Retry-After",
  "cross-origin-resource-policy": "cross-origin",
};

/** Headers of the answer to a preflight: the key may be sent, and need not be asked for again for two hours. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  ...corsHeaders,
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "x-api-key",
  "access-control-max-age": "7200",
};
