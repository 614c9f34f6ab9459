import type { PropTable } from '../../src/embed/prop-table';
import type { WidgetDescription } from '../../src/widgets/shared/description';

/**
 * The shipped form of a description's props: what `readProps` needs, and none of the words. What is the settings' alone
 * is left out, so that no attribute is read for it.
 */
export const propTable = ({ props }: Pick<WidgetDescription, 'props'>): PropTable =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, prop]) => prop.from !== 'settings')
      .map(([name, prop]) => {
        const code = prop.type[0]!;
        const limits =
          prop.values ??
          (prop.min != null || prop.max != null ? ([prop.min ?? -1e308, prop.max ?? 1e308] as const) : undefined);
        const row: unknown[] = [prop.required && !prop.slotted ? code.toUpperCase() : code];
        if (prop.default !== undefined || limits) row.push(prop.default);
        if (limits) row.push(limits);
        return [name, row as never];
      }),
  );
