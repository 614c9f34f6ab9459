/** The flights that are applied, and the files that failed (interface 9, "Exposure"). */
export interface Outcome {
  /** `experiment:flight` pairs. */
  applied?: readonly string[];
  failed?: readonly { experiment: string; flight: string; url: string; reason: 'origin' | 'network' | 'policy' }[];
}

export interface OutcomeLine {
  text: string;
  /** A class in the stylesheet. */
  tone: 'good' | 'why' | 'bad';
}

const REASONS = {
  origin: "its origin isn't allowed",
  network: 'it is missing, changed or too slow',
  policy: "the page's policy blocks it",
};

export const outcomeOf = (experiment: string, flight: string, { applied, failed = [] }: Outcome): OutcomeLine[] => {
  const ownFailed = failed.filter((one) => one.experiment === experiment && one.flight === flight);
  return [
    stateOf(flight, applied?.includes(`${experiment}:${flight}`), ownFailed.length > 0),
    ...ownFailed.map(({ url, reason }): OutcomeLine => ({ text: `${url} failed: ${REASONS[reason]}`, tone: 'bad' })),
  ];
};

const stateOf = (flight: string, isApplied: boolean | undefined, hasFailed: boolean): OutcomeLine => {
  if (isApplied) return { text: `${flight} is applied`, tone: 'good' };
  if (hasFailed) return { text: `${flight} isn't applied`, tone: 'why' };
  return isApplied === undefined
    ? { text: `${flight} is on`, tone: 'good' }
    : { text: `${flight} is waiting for its files`, tone: 'why' };
};
