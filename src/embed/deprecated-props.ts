import { PropError } from '../widgets/kit/prop-error';
import type { Replacement } from './prop-table';
import { attributeOf } from './read-props';
import { readRecord } from './read-value';

interface Given {
  readonly host: { readonly element: HTMLElement; readonly isServer?: true | undefined };
  readonly [prop: string]: unknown;
}

/**
 * Wraps a component, so that it accepts its props' old names. The build wraps only widgets with renamed props.
 *
 * @param replacements keyed by old name; the widget's prop table also lists the old names
 */
export const withDeprecated =
  (component: (props: Given) => unknown, replacements: Readonly<Record<string, Replacement>>) =>
  (given: Given): unknown => {
    const { element, isServer } = given.host;
    const props: Record<string, unknown> = { ...given };
    for (const [name, replacement] of Object.entries(replacements)) {
      const { use, values } = replacement;
      const value = given[name];
      delete props[name];
      if (value === undefined) continue;
      if (!isGiven(element, use)) props[use] = values?.[`${value as string}`] ?? value;
      if (!isServer) void warn(element, name, replacement);
    }
    for (const { use, required } of Object.values(replacements))
      if (required && (props[use] ?? '') === '') throw new PropError(attributeOf(use));
    return component(props as Given);
  };

const isGiven = (element: HTMLElement, prop: string): boolean =>
  element.getAttribute(attributeOf(prop)) !== null ||
  (readRecord(element.dataset.props || {})?.[prop] ?? null) !== null;

const warn = (element: HTMLElement, name: string, replacement: Replacement): Promise<void> =>
  import('./warn-deprecated').then((chunk) => chunk.default(element, name, replacement)).catch(() => {});
