/** The environment variable with the key of the service. */
export const keyVariable = "VENDOR_API_KEY";
