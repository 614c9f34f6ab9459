import { ServiceError } from './http/service-error';

/**
 * The error of a call whose code did not come (interface 5): without a status, as nothing was asked.
 *
 * @param endpoint what was called: `store.entitlements`
 * @param file in the folder of the build, without its ending
 */
export const loadFault = (endpoint: string, file: string, cause: unknown): ServiceError =>
  new ServiceError('LoadError', endpoint, `${endpoint}: its file ${file} could not be loaded. Publish the whole output folder of one build, and allow it in the page's policy (script-src).`, undefined, cause);
