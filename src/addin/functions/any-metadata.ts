/**
 * A function for calls by metadata of another version. Excel keeps metadata for up to a day, and passes the arguments that
 * it knows, and then the invocation: parameters that it doesn't know are omitted here, and ones that this version no longer
 * has are dropped (office-js #2777).
 */
export function byAnyMetadata(own: (...args: never[]) => unknown): (...args: readonly unknown[]) => unknown {
  const parameters = own.length - 1;
  return (...args) => {
    // A workbook is thousands of calls, nearly all by this version's metadata.
    if (args.length === own.length) return Reflect.apply(own, null, args) as unknown;
    const invocation = args.at(-1);
    const given = args.slice(0, -1).slice(0, parameters);
    const omitted = Array<null>(parameters - given.length).fill(null);
    return Reflect.apply(own, null, [...given, ...omitted, invocation]) as unknown;
  };
}
