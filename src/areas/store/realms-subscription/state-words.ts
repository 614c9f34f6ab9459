/** How good a state is: fine, needs attention, or over. */
export type Standing = 'good' | 'poor' | 'bad' | undefined;

const standings: Readonly<Record<string, Standing>> = {
  ACTIVE: 'good',
  SUBMITTED: 'good',
  OPEN: 'good',
  IN_GRACE_PERIOD: 'poor',
  IN_DUNNING: 'poor',
  CLOSED: 'poor',
  UNINITIALIZED: 'poor',
  INACTIVE: 'poor',
  EXPIRED: 'bad',
  FAILED: 'bad',
  DELETED: 'bad',
  ADMIN_LOCK: 'bad',
};

/** Returns how good a subscription's or world's state is (RLM-5); undefined for an unknown one. */
export const standingOf = (status: string | undefined): Standing =>
  status && Object.hasOwn(standings, status) ? standings[status] : undefined;

/**
 * Returns a state in words: the page's own, else those of `statusProps`. An unknown state is shown as it is, in readable
 * letters, so that states which the service adds later appear too (RLM-5).
 *
 * @param stateTexts the page's own words by state
 * @param texts the texts of `statusProps` among others
 */
export const stateWords = (
  status: string | undefined,
  stateTexts: Readonly<Record<string, unknown>> | undefined,
  texts: Readonly<Record<string, unknown>>,
): string => {
  if (!status) return '–';
  const name = `${status.toLowerCase().replace(/_./g, ([, letter = '']) => letter.toUpperCase())}StateText`;
  const words = [stateTexts?.[status], texts[name]].find((one) => typeof one === 'string');
  return typeof words === 'string' ? words : humanize(status);
};

const humanize = (status: string) =>
  (status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()).replaceAll('_', ' ').slice(0, 60);
