import { allowedUrl, filesOf, flightsOn, switchesOf } from 'cobble/experiments';
import type { ReadyConfig } from './load-config';

/** What a page runs. */
export interface Variant {
  readonly on: readonly string[];
  /** `experiment:flight`, each once. */
  readonly experiments: readonly string[];
  /** Absolute URLs of files that may be added, in the config's order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Decides as the page does: the same engine, the same switches in the URL, the same rule for where files may come from.
 *
 * @param assigned what the assignment lists; empty without one
 * @param page its URL, as the visitor's browser shows it
 */
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
