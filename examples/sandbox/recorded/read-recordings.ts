import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Route } from '../../../src/services/route';
import { messageOf } from '../http/errors';
import { recordingFiles } from './recording-files';

/** A recorded response, from a file in `tests/recorded`. */
export interface Recording {
  /** `page-2` for the file `articles.page-2.json`. Empty for a call's default response. */
  readonly name: string;
  /** Where the body's format is documented. */
  readonly source: string;
  /** Method and path, as in the route table. */
  readonly request: string;
  /** Query and path parameters. A call with these values gets this recording unless the page names another. */
  readonly when?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as text, because parsing would round numbers beyond 2^53. Empty without a body. */
  readonly text: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the path of a route's recordings, without `.json` or `.NAME.json`: `help-centre/server-status`. */
export const recordingPath = ({ group, name }: Pick<Route, 'group' | 'name'>): string =>
  `${kebab(group)}/${kebab(name)}`;

/**
 * Reads the recordings of a route. Doesn't cache them, so that changes take effect at once.
 *
 * @throws Error that names a file with invalid JSON
 */
export const readRecordings = (route: Pick<Route, 'group' | 'name'>, folder?: string): Recording[] => {
  const group = kebab(route.group);
  const call = kebab(route.name);
  return recordingFiles(group, folder).flatMap(({ file, source }) => {
    const [first, ...rest] = file.split('.');
    if (first !== call || rest.pop() !== 'json') return [];
    try {
      // `recorded.test.ts` validates this JSON.
      const { body, ...head } = JSON.parse(source) as Omit<Recording, 'name' | 'text'> & { body?: unknown };
      const tree = body === undefined ? undefined : parseTree(source);
      const node = tree && findNodeAtLocation(tree, ['body']);
      return [
        { ...head, name: rest.join('.'), text: node ? source.slice(node.offset, node.offset + node.length) : '' },
      ];
    } catch (error) {
      throw new Error(`tests/recorded/${group}/${file}: ${messageOf(error)}`, { cause: error });
    }
  });
};
