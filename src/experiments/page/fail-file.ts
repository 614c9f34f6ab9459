import type { FailedFile } from '../../services/experiments/failed-file';
import type { Running } from '../engine/flights';
import type { FlightsApi } from './flights-api';

/**
 * Says that a file has not run, once for each flight that names it: in `flights.failed`, and by `cobble:flight-failed`
 * on `document`. By itself, as few pages need it.
 */
export const failFile = (
  { failed }: FlightsApi,
  { experiment, flight }: Running,
  url: string,
  reason: FailedFile['reason'],
): void => {
  if (failed.some((one) => one.experiment === experiment && one.flight === flight && one.url === url)) return;
  const detail: FailedFile = { experiment, flight, url, reason };
  failed.push(detail);
  document.dispatchEvent(new CustomEvent('cobble:flight-failed', { detail }));
};
