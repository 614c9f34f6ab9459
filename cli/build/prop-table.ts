import { PropCode, type PropTable, REQUIRED } from '../../src/embed/prop-table';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { FoundWidget } from './find-widgets';

/** Makes the shipped form of a description's props, for `readProps`. Props from settings have no attribute. */
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

/** Makes `__COMPONENTS__` of the chunk `links`: the components that an enhanced link may become (interface 9). */
export const linkTable = (widgets: readonly FoundWidget[]): typeof __COMPONENTS__ =>
  Object.fromEntries(
    widgets
      .filter(({ description }) => description.kind === 'component')
      .map(({ name, description: { props, link } }) => [name, { props: Object.keys(props), ...link }]),
  );
