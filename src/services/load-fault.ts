import { ServiceError } from './http/service-error';

/**
 * The error of a call whose code did not come (interface 5): without a status, as nothing was asked.
 *
 * @param endpoint what was called: `store.entitlements`
 * @param file in the folder of the build, without its ending
 */
export const loadFault = (endpoint: string, file: string, cause: unknown): ServiceError =>
  new ServiceError(
    'LoadError',
    endpoint,
    `${endpoint}: ${file} did not load. Publish the whole build, and allow it in script-src.`,
    undefined,
    cause,
  );
