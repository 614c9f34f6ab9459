import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetDescription } from '../../src/widgets/shared/description';

/** A widget's folder, and what its description says. */
export interface FoundWidget {
  readonly name: string;
  /** Absolute path of the component's module. */
  readonly component: string;
  /** Name of the component's export: `MarketplaceTile`. */
  readonly export: string;
  readonly description: WidgetDescription;
}

/**
 * Every folder of `src/widgets` and `src/areas` with a description, by name.
 *
 * @param root the project's folder
 */
export const findWidgets = async (root: string): Promise<FoundWidget[]> => {
  const found = await Promise.all(
    ['src/widgets', 'src/areas'].map(async (room) => {
      const folders = await readdir(join(root, room), { withFileTypes: true }).catch(() => []);
      return Promise.all(
        folders
          .filter((folder) => folder.isDirectory())
          .map(async ({ name }) => {
            const folder = join(root, room, name);
            const files = await readdir(folder);
            if (!files.includes(`${name}.widget.ts`) || !files.includes(`${name}.tsx`)) return [];
            const { description } = (await import(pathToFileURL(join(folder, `${name}.widget.ts`)).href)) as {
              description: WidgetDescription;
            };
            return [
              {
                name,
                description,
                component: join(folder, `${name}.tsx`),
                export: name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
              },
            ];
          }),
      );
    }),
  );
  return found.flat(2).sort((a, b) => a.name.localeCompare(b.name));
};
