import { compile, parseConfig } from 'cobble-embed/experiments';
import { variantOf } from '../../src/package/edge/variant-of';

export interface DecideAllRequest {
  readonly config: unknown;
  readonly assigned: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly urls: readonly string[];
}

export const decideAll = ({ config, assigned, allowedOrigins, urls }: DecideAllRequest) => {
  const { experiments } = parseConfig(config);
  const ready = { experiments, matcher: compile(experiments) };
  return urls.map((url) => variantOf(ready, assigned, new URL(url), allowedOrigins));
};
