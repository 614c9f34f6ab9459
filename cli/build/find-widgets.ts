import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetDescription } from '../../src/widgets/kit/description';

/** A widget's component and description. */
export interface FoundWidget {
  readonly name: string;
  /** Absolute path of the component's module. */
  readonly component: string;
  /** Name of the component's export: `MarketplaceTile`. */
  readonly export: string;
  readonly description: WidgetDescription;
}

/**
 * Finds every description in `src/widgets` and `src/areas` (`*.widget.ts`), in the order of names.
 *
 * @param root the project's folder
 * @param load imports a module by its path; a watch gives one that sees what has changed
 */
export const findWidgets = async (root: string, load: LoadModule = importOnce): Promise<FoundWidget[]> => {
  const found = await Promise.all(['src/widgets', 'src/areas'].map((room) => findIn(join(root, room), load)));
  return found.flat().sort((a, b) => a.name.localeCompare(b.name));
};

type LoadModule = (path: string) => Promise<unknown>;

const importOnce: LoadModule = (path) => import(pathToFileURL(path).href);

const findIn = async (room: string, load: LoadModule): Promise<FoundWidget[]> => {
  const paths = await readdir(room, { recursive: true }).catch(() => []);
  return Promise.all(
    paths.filter((path) => path.endsWith('.widget.ts')).map((path) => readWidget(join(room, path), load)),
  );
};

const readWidget = async (path: string, load: LoadModule): Promise<FoundWidget> => {
  // Each of our `*.widget.ts` exports one, written with `satisfies WidgetDescription`.
  const { description } = (await load(path)) as { description: WidgetDescription };
  const name = basename(path, '.widget.ts');
  return {
    name,
    description,
    component: path.replace(/\.widget\.ts$/, '.tsx'),
    export: name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
  };
};
