/** How a status stands: well, worth a look, or over. */
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

/** How a status or a world's state (RLM-5) stands; undefined for one that is not known. */
export const standingOf = (status: string | undefined): Standing =>
  status && Object.hasOwn(standings, status) ? standings[status] : undefined;

/**
 * A status in words: the page's own (`ACTIVE: Running` lines of `stateTexts`), those of the texts (`statusProps`), or
 * for an unknown one the status itself made legible, so that what the service adds later is shown too (RLM-5).
 */
export const stateWords = (
  status: string | undefined,
  own: Readonly<Record<string, unknown>> | undefined,
  texts: Readonly<Record<string, unknown>>,
): string => {
  if (!status) return '–';
  const text = `${status.toLowerCase().replace(/_./g, ([, letter = '']) => letter.toUpperCase())}StateText`;
  const given = [own?.[status], texts[text]].find((words) => typeof words === 'string');
  return (given as string | undefined) ?? legible(status);
};

const legible = (status: string) =>
  (status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()).replaceAll('_', ' ').slice(0, 60);
