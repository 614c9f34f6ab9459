import { PropCode, type PropTable, REQUIRED } from '../../src/embed/prop-table';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { FoundWidget } from './find-widgets';

/** Returns a row for each prop that has an attribute. */
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

export interface WidgetConstants {
  readonly __COMPONENTS__: typeof __COMPONENTS__;
  readonly __DIALOGS__: typeof __DIALOGS__;
}

export const widgetConstants = (widgets: readonly FoundWidget[]): WidgetConstants => ({
  // An enhanced link may become any component (interface 9).
  __COMPONENTS__: Object.fromEntries(
    widgets
      .filter(({ description }) => description.kind === 'component')
      .map(({ name, description: { props, link } }) => [name, { props: Object.keys(props), ...link }]),
  ),
  __DIALOGS__: widgets
    .filter(({ description }) => description.isDialog)
    .map(({ name }) => name)
    .join(' '),
});
