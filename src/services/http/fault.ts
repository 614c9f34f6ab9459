import type { Row } from '../route';
import type { ServiceErrorName } from './service-error';
import { ServiceError } from './service-error';

/** Makes the error of a call; its message begins with the call. */
export const fault = (
  route: Row,
  name: ServiceErrorName,
  message: string,
  response?: Response,
  cause?: unknown,
): ServiceError =>
  new ServiceError(name, route.path, `${route.method ?? 'GET'} ${route.path}: ${message}`, response, cause);
