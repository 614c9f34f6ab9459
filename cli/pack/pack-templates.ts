import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { BUILD } from '../build/placeholders';
import type { Templates, WidgetTemplates } from '../build/templates';
import type { Manifest } from '../build/write-output';
import { must } from '../io/errors';

/** File contents, keyed by path. 0 means that the file in `dist` has the same content, apart from the build's ID. */
type PackedFiles = Readonly<Record<string, string | 0>>;

interface Packed {
  readonly id: string;
  readonly shared: PackedFiles;
  readonly pasted: Readonly<Record<string, string>>;
  readonly oneFile: Readonly<Record<string, string>>;
  readonly areasSheet: string;
  readonly widgets: Readonly<Record<string, Omit<WidgetTemplates, 'script'> & { readonly script: string | 0 }>>;
}

export const packTemplates = async (templates: Templates, dist: string): Promise<Uint8Array> => {
  const { files } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const id = must(/^chunks\/runtime\.(\w+)\.js$/m.exec(Object.keys(files).join('\n'))?.[1], 'the id of the build');
  const pack = async (path: string, text: string) => ((await fromBuild(dist, id, path)) === text ? 0 : text);
  const shared = [...templates.shared].map(async ([path, text]) => [path, await pack(path, text)] as const);
  const widgets = [...templates.widgets].map(
    async ([name, widget]) => [name, { ...widget, script: await pack(scriptOf(name), widget.script) }] as const,
  );
  const result: Packed = {
    id,
    shared: Object.fromEntries(await Promise.all(shared)),
    pasted: Object.fromEntries(templates.pasted),
    oneFile: Object.fromEntries(templates.oneFile),
    areasSheet: templates.areasSheet,
    widgets: Object.fromEntries(await Promise.all(widgets)),
  };
  return promisify(brotliCompress)(JSON.stringify(result));
};

export const unpackTemplates = async (bytes: Uint8Array, dist: string): Promise<Templates> => {
  const { id, shared, pasted, oneFile, areasSheet, widgets } = JSON.parse(
    (await promisify(brotliDecompress)(bytes)).toString(),
  ) as Packed;
  const unpack = async (path: string, text: string | 0) => text || fromBuild(dist, id, path);
  return {
    shared: new Map(
      await Promise.all(Object.entries(shared).map(async ([path, text]) => [path, await unpack(path, text)] as const)),
    ),
    pasted: new Map(Object.entries(pasted)),
    oneFile: new Map(Object.entries(oneFile)),
    areasSheet,
    widgets: new Map(
      await Promise.all(
        Object.entries(widgets).map(
          async ([name, widget]) => [name, { ...widget, script: await unpack(scriptOf(name), widget.script) }] as const,
        ),
      ),
    ),
  };
};

const scriptOf = (widget: string): string => `chunks/${widget}.${BUILD}.js`;

const fromBuild = async (dist: string, id: string, path: string): Promise<string> =>
  (await readFile(join(dist, path.replaceAll(BUILD, id)), 'utf8')).replaceAll(id, BUILD);
