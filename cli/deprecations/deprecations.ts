import { version } from '../../esbuild.config.mjs';
import { attributeOf } from '../../src/embed/read-props';
import type { DeprecatedProp, PropDescription, WidgetDescription } from '../../src/widgets/kit/description';

type Described = Pick<WidgetDescription, 'name' | 'props' | 'deprecated'>;

export interface Deprecation extends DeprecatedProp {
  readonly name: string;
  readonly widget: string;
  readonly attribute: string;
  readonly useAttribute: string;
  readonly prop: PropDescription;
  readonly isRemoved: boolean;
}

/**
 * Returns a widget's renamed props. Includes removed names, which pages for older major versions use.
 *
 * @throws Error if the new prop has no attribute, or if `values` is set but the new prop isn't an enum
 */
export const deprecationsOf = (
  { name: widget, props, deprecated = {} }: Described,
  current: string = version,
): Deprecation[] =>
  Object.entries(deprecated).map(([name, each]) => {
    const replacement = props[each.use];
    const isUsable = replacement && replacement.from !== 'settings' && !Object.hasOwn(props, name);
    if (!isUsable || (each.values && !replacement.values))
      throw Error(
        `${widget}: ${each.use} can't replace ${name}. Fix: under use, name a prop that has an attribute, and an enum if values has new values.`,
      );
    return {
      ...each,
      name,
      widget,
      attribute: attributeOf(name),
      useAttribute: attributeOf(each.use),
      prop: oldProp(replacement, each),
      isRemoved: Number.parseInt(each.removedIn, 10) <= Number.parseInt(current, 10),
    };
  });

export const activeDeprecations = (description: Described): Deprecation[] =>
  deprecationsOf(description).filter(({ isRemoved }) => !isRemoved);

/** Includes deprecated attributes that still work. */
export const propsByAttribute = (description: Described): Readonly<Record<string, PropDescription>> =>
  Object.fromEntries([
    ...activeDeprecations(description).map(({ attribute, prop }) => [attribute, prop] as const),
    ...Object.entries(description.props).map(([name, prop]) => [attributeOf(name), prop] as const),
  ]);

const oldProp = (
  { required: _, default: __, ...replacement }: PropDescription,
  { values }: DeprecatedProp,
): PropDescription =>
  values ? { ...replacement, values: [...Object.keys(values), ...(replacement.values ?? [])] } : replacement;

export const newValue = ({ values = {} }: DeprecatedProp, value: string): string =>
  (Object.hasOwn(values, value) ? values[value] : undefined) ?? value;

export const deprecationText = ({ widget, since, removedIn, isRemoved }: Deprecation, old: string): string =>
  `${old} of ${widget} ${isRemoved ? `was removed in ${removedIn}` : `is deprecated since ${since}, and ${removedIn} ignores it`}`;
