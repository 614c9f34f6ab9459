import { compile, parseConfig } from 'cobble/experiments';
import { variantOf } from '../../examples/edge/variant-of';

/** What is asked, and the decision on each URL. */
export interface AskedAll {
  readonly config: unknown;
  readonly assigned: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly urls: readonly string[];
}

/** The edge's decisions on as many URLs as are asked for at once. */
export const decideAll = ({ config, assigned, allowedOrigins, urls }: AskedAll) => {
  const { experiments } = parseConfig(config);
  const ready = { experiments, matcher: compile(experiments) };
  return urls.map((url) => variantOf(ready, assigned, new URL(url), allowedOrigins));
};
