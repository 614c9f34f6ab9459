import { attributeOf } from './read-props';

/** What an enhanced link asks for. */
export interface MeantWidget {
  readonly widget: string;
  /** Names and values: of the component's own props, and of nothing else. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Whether the link's words are the component's. */
  readonly hasText: boolean;
}

/**
 * Reads the address of an enhanced link (interface 9). A fragment is anybody's text: what is no prop of the component
 * is left out, since other scripts of the page act on attributes too.
 *
 * @param address absolute, if it is one at all: a link's `href` is what was written where that can't be parsed
 * @param origins where it may lead
 * @returns nothing for a link that stays one
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
  // Own names only: old libraries put theirs on Object.prototype.
  const component = Object.hasOwn(__COMPONENTS__, widget) ? __COMPONENTS__[widget] : undefined;
  if (!component || !__WIDGETS__.split(' ').includes(widget)) return undefined;
  const attributes = component.props.flatMap((prop) => {
    const name = attributeOf(prop);
    const value = given.get(name.slice(5)) ?? given.get(prop);
    return value === null ? [] : [[name, value] as const];
  });
  const { address: own } = component;
  if (own !== undefined && !attributes.some(([name]) => name === attributeOf(own))) {
    url.hash = '';
    attributes.push([attributeOf(own), url.href]);
  }
  return { widget, attributes, hasText: component.hasText === true };
};
