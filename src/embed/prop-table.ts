/**
 * The shipped form of a widget's props, made by the build from its description. The code is the type's first letter
 * (`t`ext, `n`umber, `b`oolean, `u`rl, `a`mount, `l`ist, `r`ecord), in capitals where the prop is required
 * whatever the page slots; then the
 * default, then an enum's values or a number's range.
 */
export type PropTable = Readonly<
  Record<
    string,
    readonly [
      code: string,
      fallback?: string | number | boolean,
      limits?: readonly string[] | readonly [number, number],
    ]
  >
>;
