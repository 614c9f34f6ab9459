import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { must } from '../io/must';
import { BUILD } from './placeholders';
import type { Templates, WidgetTemplates } from './templates';
import type { Manifest } from './write-output';

/** Contents by path; 0 for what a build holds word for word but for its id. */
type PackedFiles = Readonly<Record<string, string | 0>>;

interface Packed {
  /** Of the build beside it. */
  readonly id: string;
  readonly shared: PackedFiles;
  readonly pasted: Readonly<Record<string, string>>;
  readonly areasSheet: string;
  readonly widgets: Readonly<Record<string, Omit<WidgetTemplates, 'chunks'> & { readonly chunks: PackedFiles }>>;
}

/**
 * Writes templates as one compressed text. What the build has already is not written again.
 *
 * @param dist the folder of a build from the same templates
 */
export const packTemplates = async (templates: Templates, dist: string): Promise<Uint8Array> => {
  const { files } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const id = must(/^chunks\/runtime\.(\w+)\.js$/m.exec(Object.keys(files).join('\n'))?.[1], 'the id of the build');
  const packed = async (contents: ReadonlyMap<string, string>) =>
    Object.fromEntries(
      await Promise.all(
        [...contents].map(
          async ([path, text]) => [path, (await fromBuild(dist, id, path)) === text ? 0 : text] as const,
        ),
      ),
    );
  const widgets = [...templates.widgets].map(
    async ([name, widget]) => [name, { ...widget, chunks: await packed(widget.chunks) }] as const,
  );
  const result: Packed = {
    id,
    shared: await packed(templates.shared),
    pasted: Object.fromEntries(templates.pasted),
    areasSheet: templates.areasSheet,
    widgets: Object.fromEntries(await Promise.all(widgets)),
  };
  return promisify(brotliCompress)(JSON.stringify(result));
};

/** Reads what `packTemplates` wrote, beside the same build. */
export const unpackTemplates = async (bytes: Uint8Array, dist: string): Promise<Templates> => {
  // Only `packTemplates` writes it.
  const { id, shared, pasted, areasSheet, widgets } = JSON.parse(
    (await promisify(brotliDecompress)(bytes)).toString(),
  ) as Packed;
  const unpacked = async (files: PackedFiles) =>
    new Map(
      await Promise.all(
        Object.entries(files).map(async ([path, text]) => [path, text || (await fromBuild(dist, id, path))] as const),
      ),
    );
  return {
    shared: await unpacked(shared),
    pasted: new Map(Object.entries(pasted)),
    areasSheet,
    widgets: new Map(
      await Promise.all(
        Object.entries(widgets).map(
          async ([name, widget]) => [name, { ...widget, chunks: await unpacked(widget.chunks) }] as const,
        ),
      ),
    ),
  };
};

const fromBuild = async (dist: string, id: string, path: string): Promise<string> =>
  (await readFile(join(dist, path.replaceAll(BUILD, id)), 'utf8')).replaceAll(id, BUILD);
