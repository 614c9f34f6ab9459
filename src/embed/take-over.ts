const takenOver = new WeakSet<ShadowRoot>();

/**
 * Prepares a server-rendered shadow root for the first render, which reuses its nodes (interface 9). Removes markup
 * that a different build rendered.
 *
 * @returns a function that removes the nodes that the first render didn't reuse; undefined for later renders
 */
export const takeOver = (shadow: ShadowRoot, widget: string): (() => void) | undefined => {
  if (takenOver.has(shadow)) return undefined;
  takenOver.add(shadow);
  const links = shadow.querySelectorAll('link');
  const sheet = [...links].at(-1);
  if (sheet && !sheet.href.endsWith(`/${widget}.${__BUILD__}.css`)) shadow.replaceChildren();
  // Adopted stylesheets replace the links. Preact would move all nodes behind the links.
  for (const link of links) link.remove();
  const nodes = [...shadow.children];
  for (const node of nodes) node.setAttribute('prerendered', '');
  return () => {
    // Preact removes `prerendered` from reused nodes.
    for (const node of nodes) if (node.hasAttribute('prerendered')) node.remove();
  };
};
