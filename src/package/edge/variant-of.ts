import { filesOf, flightsOn, switchesOf } from '../../experiments/engine/flights';
import { allowedUrl } from '../allowed-url';
import type { ReadyConfig } from './load-config';

export interface Variant {
  readonly on: readonly string[];
  /** Unique `experiment:flight` pairs. */
  readonly experiments: readonly string[];
  /** Absolute URLs of allowed files, in the config's order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns a page's variant. Uses the same engine, URL switches and allowed origins as the page. */
export const variantOf = (
  { experiments, matcher }: ReadyConfig,
  assigned: readonly string[],
  page: URL,
  allowedOrigins: readonly string[],
): Variant => {
  const on = flightsOn(experiments, assigned, switchesOf(page.search));
  const files = filesOf(matcher.match(page), on);
  const allowed = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => allowedUrl(name, page, allowedOrigins) ?? [])),
  ];
  return { on, experiments: files.experiments, scripts: allowed(files.scripts), styles: allowed(files.styles) };
};
