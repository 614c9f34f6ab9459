import type { Route } from '../route';
import { ServiceError } from './service-error';

/** The error of a call whose caller aborted it: named as the signal's reason (`AbortError`, `TimeoutError`), which is its cause. */
export const abortError = (route: Route, { reason }: AbortSignal): ServiceError =>
  new ServiceError((reason as Error | undefined)?.name ?? 'AbortError', route.path, `${route.method} ${route.path} was aborted by the caller.`, undefined, reason);
