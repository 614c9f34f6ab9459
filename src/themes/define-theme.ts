import type { Theme } from './theme';

/** `T`, with the type `never` for each member, at any depth, that `Shape` doesn't have. */
type Exact<T, Shape> = T extends string
  ? T
  : { readonly [K in keyof T]: K extends keyof Shape ? Exact<T[K], Shape[K]> : never };

/**
 * Returns its argument, typed as a theme, so that an editor completes its roles and rejects unknown ones, also beside a spread theme:
 * `export default defineTheme({ name: 'ours', … })`.
 */
export const defineTheme = <const T extends Theme>(theme: T & Exact<T, Theme>): T => theme;
