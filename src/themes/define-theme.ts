import type { Theme } from './theme';

/** `T`, with `never` for each member that `Shape` doesn't have, at any depth. */
type Exact<T, Shape> = T extends string
  ? T
  : { readonly [K in keyof T]: K extends keyof Shape ? Exact<T[K], Shape[K]> : never };

/**
 * Returns its argument, typed as a theme. Editors then complete roles and reject unknown ones, even if the object
 * spreads another theme: `export default defineTheme({ name: 'ours', … })`.
 */
export const defineTheme = <const T extends Theme>(theme: T & Exact<T, Theme>): T => theme;
