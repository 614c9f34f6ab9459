import { attributeOf } from './read-props';

/** Writes props as the attributes that `readProps` reads; null or undefined takes one away. A mounted widget renders again by itself. */
export const writeProps = (element: Element, props: Readonly<Record<string, unknown>>): void => {
  for (const key of Object.keys(props)) {
    const value = props[key];
    if (value == null) element.removeAttribute(attributeOf(key));
    else element.setAttribute(attributeOf(key), typeof value == 'object' ? JSON.stringify(value) : `${value as string}`);
  }
};
