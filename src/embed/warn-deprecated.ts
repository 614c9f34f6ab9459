import { log } from '../platform/log';
import { nameOf } from '../platform/name-of';
import type { Replacement } from './prop-table';
import { attributeOf } from './read-props';

const warned = new Set<string>();

/** Warns once for each widget and name, because a list may have hundreds of elements. */
export default (element: HTMLElement, name: string, { use, since, removedIn }: Replacement): void => {
  const { widget } = element.dataset;
  const key = `${widget}.${name}`;
  if (warned.has(key)) return;
  warned.add(key);
  const attribute = attributeOf(name);
  const [old, instead] = element.hasAttribute(attribute)
    ? [attribute, attributeOf(use)]
    : [`"${name}" in data-props or texts`, `"${use}"`];
  log(
    'warn',
    `cobble: ${widget}${element.id && ` #${element.id}`}: ${old} is deprecated since ${since}, and version ${removedIn} ignores it. Fix: write ${instead} instead. cobble lint --fix PAGE renames attributes. Element: ${nameOf(element)}`,
    element,
  );
};
