import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/errors';
import { BUILD, CHUNKS, FONT, SHEETS } from './placeholders';
import { toAscii } from './script';
import { basicFont } from './static-files';
import type { WidgetTemplates } from './templates';

export const ONE_FILE_MAPS = 'one-file/';

/** Chunks that a page may need before its widgets are mounted. */
export const MOUNT_CHUNKS = ['runtime', 'take-over', 'texts', 'wait', 'replay', 'bad-tag'];

export type ContainedWidget = Pick<WidgetTemplates, 'isArea' | 'services'> & { readonly name: string };

/** The contents of the tag's script, except the loader. */
export interface Contents {
  readonly chunks: readonly string[];
  /** Stylesheets of the file's theme. */
  readonly sheets: readonly string[];
}

export const contentsFor = (widgets: readonly ContainedWidget[]): Contents => {
  const names = widgets.map(({ name }) => name);
  const services = new Set(widgets.flatMap((widget) => widget.services));
  return {
    chunks: [...MOUNT_CHUNKS, ...services, ...names],
    sheets: widgets.some(({ isArea }) => isArea) ? [AREAS_SHEET, ...names] : names,
  };
};

export const containedFiles = (
  files: ReadonlyMap<string, string>,
  theme: string,
  contents: Contents,
): Readonly<Record<string, string>> => {
  const fileAt = (path: string) => must(files.get(path), path);
  const functions = contents.chunks.map((name) => {
    const path = `chunks/${name}.${BUILD}.js`;
    return `${JSON.stringify(name)}:${chunkFunction(path, fileAt(path))}`;
  });
  const sheets = contents.sheets.map((name) => `${theme}/${name}.${BUILD}.css`).map((path) => [path, fileAt(path)]);
  return {
    [CHUNKS]: ascii(`{${functions.join()}}`),
    [SHEETS]: ascii(JSON.stringify(Object.fromEntries(sheets))),
    [FONT]: JSON.stringify(basicFont()),
  };
};

const ascii = (text: string): string => toAscii({ text, map: undefined }).text;

const EXPORTS = /\bexport\s*\{([^{}]*)\};?\s*$/;

/** Wraps a module, which may use `await`, in a function that returns its exports. */
const chunkFunction = (path: string, text: string): string => {
  const { body, exports } = splitModule(path, text);
  const members = exports.split(',').map((each) => {
    const [local, exported = local] = each.trim().split(/\s+as\s+/);
    return `${exported}:${local}`;
  });
  // Modules are strict.
  return `async()=>{"use strict";${body}\nreturn{${members.join()}}}`;
};

/** Splits a module into `body` and its final list of exports. The tag's script contains the `body`, in ASCII. */
export const splitModule = (path: string, text: string): { body: string; exports: string } => {
  const { 1: exports = '', index } = must(EXPORTS.exec(text) ?? undefined, `the exports at the end of ${path}`);
  return { body: text.slice(0, index), exports };
};
