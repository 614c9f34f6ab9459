import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { WidgetDescription } from '../../src/widgets/shared/description';

/** The folders that hold a folder for each widget. */
const ROOMS = ['src/widgets/', 'src/areas/'];

/**
 * The descriptions of all widgets, by name: every `NAME/NAME.widget.ts` of the rooms. A new widget is known by being there.
 *
 * @param root the package's folder
 */
export const loadDescriptions = async (root = new URL('../../', import.meta.url)): Promise<Map<string, WidgetDescription>> => {
  const found = new Map<string, WidgetDescription>();
  for (const room of ROOMS) {
    const folder = new URL(room, root);
    const names = (await readdir(folder).catch((): string[] => [])).sort();
    for (const name of names) {
      const file = new URL(`${name}/${name}.widget.ts`, folder);
      if (!existsSync(file)) continue;
      const { description } = await import(file.href) as { description: WidgetDescription };
      found.set(description.name, description);
    }
  }
  return found;
};
