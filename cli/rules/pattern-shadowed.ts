import type { ExperimentModel, PatternUse } from '../config/config-model';
import type { UrlPart } from '../patterns/alphabet';
import { language } from '../patterns/language';
import type { Found } from '../report/locate';
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
  *find({ config: { experiments } }) {
    for (const experiment of experiments) {
      yield* shadowed(experiment, 'url');
      yield* shadowed(experiment, 'search');
    }
  },
};

function* shadowed(experiment: ExperimentModel, part: UrlPart): Generator<Found> {
  const uses = experiment.patterns.filter((use) => use.part === part);
  const excludes = uses.filter((use) => use.role === 'exclude' && use.pattern.automaton);
  if (excludes.length === 0) return;
  const includes: (PatternUse | undefined)[] = uses.filter((use) => use.role === 'include');
  // No search.include: every query is included.
  if (includes.length === 0 && part === 'search') includes.push(undefined);
  for (const include of includes) {
    const own = include?.pattern.automaton;
    if (include && (!own || language.example(part, own) === null)) continue;
    const covers = (some: PatternUse[]): boolean =>
      language.example(
        part,
        own,
        some.map((use) => use.pattern.automaton!),
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
