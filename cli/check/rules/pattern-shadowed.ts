import type { Language } from '../../patterns/language';
import type { Pattern, UrlPart } from '../../patterns/pattern';
import type { Found } from '../../report/locate';
import type { ExperimentModel, PatternUse } from '../config-model';
import { placeOf, quote } from './quoting';
import type { Rule } from './rule';

export const patternShadowed: Rule = {
  id: 'pattern-shadowed',
  severity: 'warning',
  text: 'An exclude matches everything that an include matches.',
  why: 'Excludes win, so the include has no effect. If it is the only one, the experiment never runs.',
  wrong: { of: 'url', json: '{ "include": "^/store/sale", "exclude": "^/store" }' },
  right: { of: 'url', json: '{ "include": "^/store", "exclude": "^/store/sale" }' },
  async find({ config: { experiments } }) {
    const { language } = await import('../../patterns/language');
    return experiments.flatMap((experiment) => [
      ...shadowed(experiment, 'url', language),
      ...shadowed(experiment, 'search', language),
    ]);
  },
};

function* shadowed({ patterns }: ExperimentModel, part: UrlPart, language: Language): Generator<Found> {
  const uses = patterns.filter((use) => use.part === part);
  const excludes = uses.filter((use) => use.role === 'exclude' && language.isKnown(use.pattern));
  if (excludes.length === 0) return;
  const includes: (PatternUse | undefined)[] = uses.filter((use) => use.role === 'include');
  // Without `search.include`, the experiment includes every query string.
  if (includes.length === 0 && part === 'search') includes.push(undefined);
  for (const include of includes) {
    const guilty = excludeThatCovers(include?.pattern, excludes, part, language);
    if (!guilty) continue;
    const what = include
      ? `every ${part === 'url' ? 'path' : 'query'} that the include ${quote(include.pattern.source)} matches`
      : 'every query, including an empty one';
    yield {
      at: guilty.node,
      message: `${placeOf(guilty)} excludes ${what}: ${quote(guilty.pattern.source)}`,
      advice: 'Narrow the exclude, or remove the include.',
    };
  }
}

/**
 * Returns an exclude that matches everything that the include matches. If this takes all excludes together, returns the
 * first.
 */
const excludeThatCovers = (
  include: Pattern | undefined,
  excludes: readonly PatternUse[],
  part: UrlPart,
  language: Language,
): PatternUse | undefined => {
  // Another rule, pattern-never, reports includes that match nothing.
  if (include && (!language.isKnown(include) || language.example(part, include) === null)) return undefined;
  const cover = (some: readonly PatternUse[]): boolean => {
    const sources = some.map((use) => use.pattern);
    return language.example(part, include, sources) === null;
  };
  const single = excludes.find((use) => cover([use]));
  return single ?? (excludes.length > 1 && cover(excludes) ? excludes[0] : undefined);
};
