/** A flag's value. The SDKs call this type `ResolutionDetails`. */
export interface Resolution<T> {
  value: T;
  variant?: string;
  reason: 'TARGETING_MATCH' | 'DISABLED';
}

/** The flights of a page, with the same members as `cobble.flights`. */
export interface PageFlights {
  readonly on: readonly string[];
  /** `experiment:flight` pairs of the experiments that match the page. */
  readonly experiments: readonly string[];
}

/** If this error is thrown, the SDKs return the default value and the error's code. */
export class FlagError extends Error {
  override readonly name = 'FlagError';

  constructor(
    readonly code: 'PROVIDER_NOT_READY' | 'INVALID_CONTEXT' | 'TYPE_MISMATCH',
    message: string,
  ) {
    super(message);
  }
}

export const resolveFlight = (flag: string, { on }: Pick<PageFlights, 'on'>): Resolution<boolean> =>
  on.includes(flag)
    ? { value: true, variant: 'on', reason: 'TARGETING_MATCH' }
    : { value: false, variant: 'off', reason: 'DISABLED' };

export const resolveExperiment = (
  flag: string,
  { on, experiments }: PageFlights,
  defaultValue: string,
): Resolution<string> => {
  // Compare complete pairs instead of splitting them at colons, because names may contain colons.
  const flight = on.find((name) => experiments.includes(`${flag}:${name}`));
  return flight === undefined
    ? { value: defaultValue, reason: 'DISABLED' }
    : { value: flight, variant: flight, reason: 'TARGETING_MATCH' };
};

/** Rejects flags other than booleans and strings. @throws FlagError */
export const rejectType = (flag: string, type: string): never => {
  throw new FlagError(
    'TYPE_MISMATCH',
    `cobble: "${flag}" is read as ${type}. Fix: read a flight as a boolean, or an experiment as a string`,
  );
};
