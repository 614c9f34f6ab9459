import { PropCode, type PropTable, REQUIRED, type Replacement } from '../../src/embed/prop-table';
import type { PropDescription, WidgetDescription } from '../../src/widgets/kit/description';
import { activeDeprecations, type Deprecation } from '../deprecations/deprecations';
import type { FoundWidget } from './find-widgets';

type Described = Pick<WidgetDescription, 'name' | 'props' | 'deprecated'>;

export const propTable = (description: Described): PropTable => {
  const deprecations = activeDeprecations(description);
  // Don't require props with a deprecated alias: `withDeprecated` checks them instead.
  const replacing = new Set(deprecations.map(({ use }) => use));
  return Object.fromEntries([
    ...Object.entries(description.props)
      .filter(([, prop]) => prop.from !== 'settings')
      .map(([name, prop]) => [name, row(prop, isRequired(prop) && !replacing.has(name))] as const),
    ...deprecations.map(({ name, prop }) => [name, row(prop, false)] as const),
  ]);
};

const isRequired = ({ required, slotted }: PropDescription): boolean => required === true && !slotted;

const row = (prop: PropDescription, required: boolean): PropTable[string] => {
  const isRanged = prop.min !== undefined || prop.max !== undefined;
  const range = isRanged ? ([prop.min ?? -1e308, prop.max ?? 1e308] as const) : undefined;
  return [PropCode[prop.type], required ? REQUIRED : prop.default, prop.values ?? range];
};

export const replacements = (description: Described): Readonly<Record<string, Replacement>> =>
  Object.fromEntries(activeDeprecations(description).map((each) => [each.name, replacement(description, each)]));

const replacement = ({ props }: Described, { use, values, since, removedIn }: Deprecation): Replacement => {
  const prop = props[use];
  return { use, since, removedIn, ...(values && { values }), ...(prop && isRequired(prop) && { required: true }) };
};

export interface WidgetConstants {
  readonly __COMPONENTS__: typeof __COMPONENTS__;
  readonly __DIALOGS__: typeof __DIALOGS__;
}

export const widgetConstants = (widgets: readonly FoundWidget[]): WidgetConstants => ({
  // Links can be enhanced to these components (interface 9).
  __COMPONENTS__: Object.fromEntries(
    widgets
      .filter(({ description }) => description.kind === 'component')
      .map(({ name, description }) => [
        name,
        { props: [...Object.keys(description.props), ...Object.keys(replacements(description))], ...description.link },
      ]),
  ),
  __DIALOGS__: widgets
    .filter(({ description }) => description.isDialog)
    .map(({ name }) => name)
    .join(' '),
});
