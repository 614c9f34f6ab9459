import { root } from '../../esbuild.config.mjs';
import { findWidgets } from '../build/find-widgets';
import { serviceChunksOf } from '../build/page-modules';
import { refuseOtherKind } from '../io/file-kind';
import type { Io } from '../io/io';
import { mountedElements } from '../lint/lint-page';
import { page } from '../lint/page';
import { readPage } from '../lint/read-page';

export interface PageWidget {
  readonly name: string;
  /** From `data-theme`. */
  readonly theme: string | undefined;
  readonly isArea: boolean;
  readonly services: readonly string[];
  readonly loadsAtOnce: boolean;
}

/** Reads a file, an http URL, or `-` (standard input). Omits unknown widgets and ignored regions. */
export const readPageWidgets = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>): Promise<readonly PageWidget[]> => {
  const html = await readPage(name, io);
  refuseOtherKind('page', name, html);
  const widgets = await findWidgets(root);
  const descriptions = new Map(widgets.map(({ name, description }) => [name, description]));
  return mountedElements(page(name, html), descriptions).map(({ element: { attributes }, description }) => ({
    name: description.name,
    theme: attributes.get('data-theme')?.value,
    isArea: description.kind === 'area',
    services: serviceChunksOf(description.asks),
    loadsAtOnce: /^(visible|eager)?$/.test(attributes.get('data-load')?.value ?? ''),
  }));
};
