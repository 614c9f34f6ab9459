import { must } from '../io/errors';
import { BUILD, CHUNKS, FONT, SHEETS } from './placeholders';
import { basicFont } from './static-files';

/** Precedes the paths of one-file templates in the list of maps. */
export const ONE_FILE_MAPS = 'one-file/';

/** Chunks that a page may need before its widgets are mounted. */
const MOUNT_CHUNKS = ['runtime', 'take-over', 'texts', 'wait', 'replay', 'bad-tag'];

export interface ContainedWidget {
  readonly name: string;
  /** The chunks of the widget's services. */
  readonly services: readonly string[];
}

export const containedChunks = (widgets: readonly ContainedWidget[]): string[] => [
  ...new Set([...MOUNT_CHUNKS, ...widgets.flatMap(({ services }) => services), ...widgets.map(({ name }) => name)]),
];

export const containedFiles = (
  files: ReadonlyMap<string, string>,
  theme: string,
  chunks: readonly string[],
): Readonly<Record<string, string>> => {
  const functions = chunks.map((name) => {
    const path = `chunks/${name}.${BUILD}.js`;
    return `${JSON.stringify(name)}:${chunkFunction(path, must(files.get(path), path))}`;
  });
  const sheets = [...files].filter(([path]) => path.startsWith(`${theme}/`) && path.endsWith(`.${BUILD}.css`));
  return {
    [CHUNKS]: `{${functions.join()}}`,
    [SHEETS]: JSON.stringify(Object.fromEntries(sheets)),
    [FONT]: JSON.stringify(basicFont()),
  };
};

const EXPORTS = /\bexport\s*\{([^{}]*)\};?\s*$/;

/** Wraps a bundled module in a function that runs it and returns its exports. The module may use `await`. */
const chunkFunction = (path: string, text: string): string => {
  const { body, exports } = splitModule(path, text);
  const members = exports.split(',').map((each) => {
    const [local, exported = local] = each.trim().split(/\s+as\s+/);
    return `${exported}:${local}`;
  });
  // Modules are strict.
  return `async()=>{"use strict";${body}\nreturn{${members.join()}}}`;
};

/** @returns the body, which a pasted file contains unchanged, and the exports that follow it */
export const splitModule = (path: string, text: string): { body: string; exports: string } => {
  const { 1: exports = '', index } = must(EXPORTS.exec(text) ?? undefined, `the exports at the end of ${path}`);
  return { body: text.slice(0, index), exports };
};
