import { keepTypedValues } from './typed-values';

const takenOver = new WeakSet<ShadowRoot>();

/**
 * Prepares a server-rendered shadow root for the first render, which reuses its nodes (interface 9). Removes another
 * build's markup.
 *
 * @returns a function to call after the first render, which removes unused nodes and restores the visitor's input;
 * undefined if the root is already prepared
 */
export const takeOver = (shadow: ShadowRoot, widget: string): (() => void) | undefined => {
  if (takenOver.has(shadow)) return undefined;
  takenOver.add(shadow);
  const restoreTypedValues = keepTypedValues(shadow);
  const sheet = [...shadow.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')].at(-1);
  if (sheet && !sheet.href.endsWith(`/${widget}.${__BUILD__}.css`)) shadow.replaceChildren();
  // Remove stylesheet links: adopted stylesheets replace them, and Preact would move all nodes after a link. Remove
  // scripts, except the inline script with an area's answers.
  for (const node of shadow.querySelectorAll('link,script[src]')) node.remove();
  const nodes = [...shadow.children];
  for (const node of nodes) node.setAttribute('prerendered', '');
  return () => {
    // Preact removes `prerendered` from reused nodes, so nodes that keep it are unused.
    for (const node of nodes) if (node.hasAttribute('prerendered')) node.remove();
    restoreTypedValues();
  };
};
