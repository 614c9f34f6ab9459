import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Route } from '../../../src/services/route';
import { messageOf } from '../http/errors';
import { recordingFiles } from './recording-files';

/** One recorded answer: a file of `tests/recorded`. */
export interface Recording {
  /** `articles.page-2.json` is `page-2`; empty for a call's usual answer. */
  readonly name: string;
  /** Where the shape is published. */
  readonly source: string;
  /** The route's method and path, as in the route table. */
  readonly request: string;
  /**
   * Values of the query and of the path that the call must have. What has them goes before the usual answer, without
   * being named.
   */
  readonly when?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it stands in the file: read and written again, numbers beyond 2^53 would be others. Empty for none. */
  readonly text: string;
}

/** `helpCentre` as in a file's name: `help-centre`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where the recordings of a call stand: `help-centre/server-status`, and then `.json` or `.NAME.json`. */
export const recordingPath = ({ group, name }: Pick<Route, 'group' | 'name'>): string =>
  `${kebab(group)}/${kebab(name)}`;

/**
 * The recordings of a call, by their names; read at each call, so that what is written is seen at once.
 *
 * @throws Error naming the file, for one that is no JSON
 */
export const readRecordings = (route: Pick<Route, 'group' | 'name'>, folder?: string): Recording[] => {
  const group = kebab(route.group);
  const call = kebab(route.name);
  return recordingFiles(group, folder).flatMap(({ file, source }) => {
    const [first, ...rest] = file.split('.');
    if (first !== call || rest.pop() !== 'json') return [];
    try {
      // Who writes a recording gives these: recorded.test.ts looks at those of ours.
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
