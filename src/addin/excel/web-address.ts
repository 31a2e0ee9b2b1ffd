/** Whether a link may lead to the address: one from a file or a service could start a program. */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= longest;

/** Excel's limit for links. */
const longest = 2079;
