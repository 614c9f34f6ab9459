/** Why the page skips an experiment or the whole config. */
export type Problem =
  | { readonly code: 'no-experiments' }
  | { readonly code: 'malformed-experiment'; readonly at: string; readonly values: { readonly name?: string } }
  /** `at` is the experiment's name. */
  | { readonly code: 'rejected-pattern'; readonly at: string; readonly values: { readonly error: unknown } }
  | { readonly code: 'out-of-time'; readonly values: { readonly experiments: readonly string[] } };
