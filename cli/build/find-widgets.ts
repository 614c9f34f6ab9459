import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetDescription } from '../../src/widgets/kit/description';

export interface FoundWidget {
  readonly name: string;
  readonly component: string;
  readonly export: string;
  readonly description: WidgetDescription;
}

/**
 * Finds widget descriptions (`*.widget.ts`), sorted by name.
 * @param load A function that imports a module, without a cache in watch mode
 */
export const findWidgets = async (root: string, load: LoadModule = importOnce): Promise<FoundWidget[]> => {
  const found = await Promise.all(['src/widgets', 'src/areas'].map((folder) => findIn(join(root, folder), load)));
  return found.flat().sort((a, b) => a.name.localeCompare(b.name));
};

type LoadModule = (path: string) => Promise<unknown>;

const importOnce: LoadModule = (path) => import(pathToFileURL(path).href);

const findIn = async (folder: string, load: LoadModule): Promise<FoundWidget[]> => {
  // Asynchronous `readdir` takes four times as long, because it calls `stat` for each name.
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return Promise.all(
    entries
      .filter(({ name }) => name.endsWith('.widget.ts'))
      .map(({ parentPath, name }) => readWidget(join(parentPath, name), load)),
  );
};

const readWidget = async (path: string, load: LoadModule): Promise<FoundWidget> => {
  const { description } = (await load(path)) as { description?: WidgetDescription };
  if (!description) throw Error(`${path} exports no description`);
  const name = basename(path, '.widget.ts');
  return {
    name,
    description,
    component: path.replace(/\.widget\.ts$/, '.tsx'),
    export: name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
  };
};
