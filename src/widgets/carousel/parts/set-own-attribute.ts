/** Attributes that are ours, by element. What the page set itself is not among them. */
export type OwnAttributes = Map<Element, Set<string>>;

/**
 * Gives an element of the page's an attribute, or takes it back, unless the page has set it itself.
 *
 * @param value null takes it back
 * @returns whether the attribute is ours now
 */
export function setOwnAttribute(own: OwnAttributes, element: Element, name: string, value: string | null): boolean {
  const ours = own.get(element) ?? new Set();
  own.set(element, ours);
  if (value !== null && (ours.has(name) || !element.hasAttribute(name))) {
    element.setAttribute(name, value);
    ours.add(name);
  } else if (value === null && ours.delete(name)) {
    element.removeAttribute(name);
  }
  return ours.has(name);
}
