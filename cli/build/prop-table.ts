import { PropCode, type PropTable, REQUIRED } from '../../src/embed/prop-table';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { FoundWidget } from './find-widgets';

/**
 * The shipped form of a description's props: what `readProps` needs, and none of the words. What is the settings' alone
 * is left out, so that no attribute is read for it.
 */
export const propTable = ({ props }: Pick<WidgetDescription, 'props'>): PropTable =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, prop]) => prop.from !== 'settings')
      .map(([name, prop]) => {
        const isRanged = prop.min !== undefined || prop.max !== undefined;
        const range = isRanged ? ([prop.min ?? -1e308, prop.max ?? 1e308] as const) : undefined;
        const fallback = prop.required && !prop.slotted ? REQUIRED : prop.default;
        return [name, [PropCode[prop.type], fallback, prop.values ?? range]];
      }),
  );

/** What an enhanced link may become (interface 9): `__COMPONENTS__` of the chunk `links`. It can't become an area. */
export const linkTable = (widgets: readonly FoundWidget[]): typeof __COMPONENTS__ =>
  Object.fromEntries(
    widgets
      .filter(({ description }) => description.kind === 'component')
      .map(({ name, description: { props, link } }) => [name, { props: Object.keys(props), ...link }]),
  );
