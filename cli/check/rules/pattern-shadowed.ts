import type { Language } from '../../patterns/language';
import type { UrlPart } from '../../patterns/pattern';
import type { Found } from '../../report/locate';
import type { ExperimentModel, PatternUse } from '../config-model';
import type { Rule } from './rule';
import { support } from './support';

/** An exclude that takes away all that an include allows. */
export const patternShadowed: Rule = {
  id: 'pattern-shadowed',
  severity: 'warning',
  text: 'An exclude matches everything that an include matches.',
  why: 'Excludes win, so the include does nothing; if it is the only one, the experiment never runs.',
  wrong: { of: 'url', json: '{ "include": "^/store/sale", "exclude": "^/store" }' },
  right: { of: 'url', json: '{ "include": "^/store", "exclude": "^/store/sale" }' },
  async find({ config: { experiments } }) {
    // It brings a library: only what needs it waits for it.
    const { language } = await import('../../patterns/language');
    return experiments.flatMap((experiment) => [
      ...shadowed(experiment, 'url', language),
      ...shadowed(experiment, 'search', language),
    ]);
  },
};

function* shadowed(experiment: ExperimentModel, part: UrlPart, language: Language): Generator<Found> {
  const uses = experiment.patterns.filter((use) => use.part === part);
  const excludes = uses.filter((use) => use.role === 'exclude' && language.isKnown(use.pattern));
  if (excludes.length === 0) return;
  const includes: (PatternUse | undefined)[] = uses.filter((use) => use.role === 'include');
  // No search.include: every query is included.
  if (includes.length === 0 && part === 'search') includes.push(undefined);
  for (const include of includes) {
    const own = include?.pattern;
    if (own && (!language.isKnown(own) || language.example(part, own) === null)) continue;
    const covers = (some: PatternUse[]): boolean =>
      language.example(
        part,
        own,
        some.map((use) => use.pattern),
      ) === null;
    const guilty =
      excludes.find((use) => covers([use])) ?? (excludes.length > 1 && covers(excludes) ? excludes[0] : undefined);
    if (!guilty) continue;
    const what = include
      ? `every ${part === 'url' ? 'path' : 'query'} that the include ${support.quote(include.pattern.source)} matches`
      : 'every query, also the empty one';
    yield {
      at: guilty.node,
      message: `${support.place(guilty)} excludes ${what}: ${support.quote(guilty.pattern.source)}`,
      mend: 'Make the exclude narrower, or take the include out.',
    };
  }
}
