import type { WidgetDescription } from '../../src/widgets/kit/description';
import { commandSections } from './command-sections';
import { settingsTables } from './settings-tables';
import { widgetTables } from './widget-tables';

const GENERATED = /(<!-- generated (\w+) -->\n)[^]*?(<!-- \/generated \2 -->)/g;

/**
 * Returns pages of `docs/reference`, keyed by path. Comments such as `<!-- generated NAME -->` surround each generated
 * part.
 */
export const referencePages = (
  widgets: readonly WidgetDescription[],
  read: (path: string) => string,
): Readonly<Record<string, string>> => {
  const parts: Readonly<Record<string, string>> = {
    ...widgetTables(widgets),
    ...settingsTables(widgets),
    commands: commandSections(),
  };
  const pages = ['command-line', 'events-and-methods', 'settings', 'widgets'].map(
    (name) => `docs/reference/${name}.md`,
  );
  return Object.fromEntries(
    pages.map((path) => [
      path,
      read(path).replace(GENERATED, (_, start: string, name: string, end: string) => {
        const part = parts[name];
        if (!part)
          throw Error(`${path}: nothing generates "${name}". Fix: name one of ${Object.keys(parts).join(', ')}.`);
        return `${start}\n${part}\n\n${end}`;
      }),
    ]),
  );
};
