import { must } from '../must';
import type { Call } from './call';

/**
 * A value of a call's path.
 *
 * @param name as the route's template has it
 * @throws Error where the template has no such name
 */
export const paramOf = ({ params, route }: Pick<Call, 'params' | 'route'>, name: string): string =>
  must(params[name], `{${name}} in the path of ${route.group}.${route.name}`);
