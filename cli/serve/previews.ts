import type { Experiment } from '../../src/experiments/engine/config';
import { evaluator } from '../match/evaluate';
import { language } from '../patterns/language';
import { pattern } from '../patterns/pattern';

export interface Preview {
  readonly experiment: string;
  readonly flight: string;
  readonly href: string;
}

/**
 * Finds every flight that can run on a page, with the page's engine. Adds query parameters if the targeting requires
 * them.
 */
export const previewer = (
  experiments: readonly Experiment[],
  hostname: string,
): ((paths: readonly string[]) => Preview[]) => {
  const evaluate = evaluator(experiments, {
    assigned: [],
    switches: { enable: [], disable: [], disableAll: false },
  });
  const runs = (href: string, { name }: Experiment, flight: string): boolean => {
    const outcome = evaluate(`http://${hostname}${href}`)?.outcome;
    return !!outcome?.on.includes(flight) && outcome.matched.some((each) => each.name === name);
  };
  return (paths) =>
    experiments.flatMap((experiment) =>
      experiment.setup.flatMap(({ flight }) => {
        const addresses = paths.flatMap((path) => queriesFor(experiment, flight).map((query) => `${path}${query}`));
        const href = addresses.find((address) => runs(address, experiment, flight));
        return href === undefined ? [] : [{ experiment: experiment.name, flight, href }];
      }),
    );
};

const queriesFor = ({ rules }: Experiment, flight: string): string[] => {
  const patterns = (sources: readonly string[] | null) => (sources ?? []).map((source) => pattern(source, 'search'));
  const excludes = patterns(rules['search-exclude']);
  const needed = patterns(rules['search-include']).map((include) => language.example('search', [include], excludes));
  const on = `enableflights=${encodeURIComponent(flight)}`;
  return [
    `?${on}`,
    ...needed.filter((query) => !!query).flatMap((query) => [`${query}&${on}`, `?${on}&${query?.slice(1)}`]),
  ];
};
