/** Attributes that the carousel has set, with their values, by element. What the page sets itself is not among them. */
export type OwnAttributes = Map<Element, Map<string, string>>;

/**
 * Sets an attribute of the page's element, or removes it again. What the page has set itself, before or after, stays.
 *
 * @param value null removes it
 * @returns whether the carousel has set it
 */
export function setOwnAttribute(own: OwnAttributes, element: Element, name: string, value: string | null): boolean {
  const ours = own.get(element) ?? new Map<string, string>();
  own.set(element, ours);
  const now = element.getAttribute(name);
  if (now !== null && now !== ours.get(name)) ours.delete(name);
  else if (value !== null) {
    ours.set(name, value);
    if (now !== value) element.setAttribute(name, value);
  } else if (ours.delete(name)) element.removeAttribute(name);
  return ours.has(name);
}
