import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Route } from '../../../src/services/route';

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

/** `tests/recorded`, in a checkout and in the package. */
export const recordedFolder = join(import.meta.dirname, '../../../tests/recorded/');

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
export const readRecordings = (route: Pick<Route, 'group' | 'name'>, folder = recordedFolder): Recording[] => {
  const [group, call] = recordingPath(route).split('/') as [string, string];
  if (!existsSync(`${folder}${group}`)) return [];
  return readdirSync(`${folder}${group}`)
    .sort()
    .flatMap((file) => {
      const [first, ...rest] = file.split('.');
      if (first !== call || rest.pop() !== 'json') return [];
      const source = readFileSync(`${folder}${group}/${file}`, 'utf8');
      try {
        const { body, ...head } = JSON.parse(source) as Omit<Recording, 'name' | 'text'> & { body?: unknown };
        const node = body === undefined ? undefined : findNodeAtLocation(parseTree(source)!, ['body']);
        return [
          { ...head, name: rest.join('.'), text: node ? source.slice(node.offset, node.offset + node.length) : '' },
        ];
      } catch (error) {
        throw new Error(`tests/recorded/${group}/${file}: ${(error as Error).message}`, { cause: error });
      }
    });
};
