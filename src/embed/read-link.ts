import { attributeOf } from './read-props';

export interface MeantWidget {
  readonly widget: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly hasText: boolean;
}

/**
 * Reads the widget that a link describes. Accepts only the component's props: anybody can write a link, and some
 * attributes may trigger the page's scripts (interface 9).
 *
 * @returns undefined for an ordinary link
 */
export const readLink = (address: string, origins: readonly string[]): MeantWidget | undefined => {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  if (!origins.includes(url.origin)) return undefined;
  const given = new URLSearchParams(url.hash.slice(1));
  const widget = given.get('cobble') ?? '';
  // Use `hasOwn`, because old libraries extend `Object.prototype`.
  const component = Object.hasOwn(__COMPONENTS__, widget) ? __COMPONENTS__[widget] : undefined;
  if (!component || !__WIDGETS__.split(' ').includes(widget)) return undefined;
  const attributes = component.props.flatMap((prop) => {
    const name = attributeOf(prop);
    const value = given.get(name.slice(5)) ?? given.get(prop);
    return value === null ? [] : [[name, value] as const];
  });
  const { address: addressProp } = component;
  if (addressProp !== undefined && !attributes.some(([name]) => name === attributeOf(addressProp))) {
    url.hash = '';
    attributes.push([attributeOf(addressProp), url.href]);
  }
  return { widget, attributes, hasText: component.hasText === true };
};
