import type { Addition } from './addition';
import type { UrlChange } from './url-change';

/** What changes where all of `before` goes and all of `after` comes, and nothing is in both, or twice in one. */
export const exchange = (before: readonly Addition[], after: readonly Addition[]): UrlChange => ({
  added: after.map(({ name }) => name),
  removed: before.map(({ name }) => name),
  scripts: { added: after.flatMap(({ js }) => js), removed: before.flatMap(({ js }) => js) },
  styles: { added: after.flatMap(({ css }) => css), removed: before.flatMap(({ css }) => css) },
});
