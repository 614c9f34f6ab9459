/** What became of the page's flights, as far as it is known yet (interface 9, Exposure). */
export interface Outcome {
  /** `experiment:flight`, of which at least one file ran, or that has none. */
  applied?: readonly string[];
  failed?: readonly { experiment: string; flight: string; url: string; reason: 'origin' | 'network' | 'policy' }[];
}

const REASONS = {
  origin: 'its origin is not allowed',
  network: 'it is missing, changed or too slow',
  policy: "the page's policy refuses it",
};

/**
 * What became of one flight on this page, in a line each: whether it is applied, and which of its files have failed and
 * why.
 */
export const outcomeOf = (experiment: string, flight: string, { applied, failed = [] }: Outcome): string[] => {
  const own = failed.filter((each) => each.experiment === experiment && each.flight === flight);
  const isApplied = applied?.includes(`${experiment}:${flight}`);
  return [
    `${flight} is ${isApplied ? 'applied' : own[0] ? 'not applied' : applied ? 'waiting for its files' : 'on'}`,
    ...own.map(({ url, reason }) => `${url} has failed: ${REASONS[reason]}`),
  ];
};
