/**
 * Returns a script that visits each node as extensions do: at DOMContentLoaded and when nodes are added, even in open
 * shadow roots.
 */
const onEveryNode = (visit: string) => `<script>
(() => {
  const visit = ${visit};
  const seen = new WeakSet();
  const observe = (root) => {
    if (seen.has(root)) return;
    seen.add(root);
    look(root);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) look(node);
    }).observe(root, { childList: true, subtree: true });
  };
  const look = (start) => {
    const walker = document.createTreeWalker(start, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes = [start];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      if (node.shadowRoot) observe(node.shadowRoot);
      if (node.isConnected && !node.parentElement?.closest('script, style, head, option, textarea')) visit(node);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    observe(document.body);
    window.visited = true;
  });
  // A widget's shadow root is attached without a mutation that the observers see.
  document.addEventListener('cobble:mounted', ({ target }) => target.shadowRoot && observe(target.shadowRoot));
})();
</script>`;

/** Changes nodes as password managers and spelling checkers do. */
export const extension = onEveryNode(`(node) => {
  if (node.nodeType !== Node.ELEMENT_NODE || !/^(a|button|input|select|textarea|p|div|span|h\\d|li)$/.test(node.localName)) return;
  if (node.dataset.extension) return;
  node.style.backgroundImage = 'linear-gradient(transparent, transparent)';
  node.dataset.extension = 'seen';
  node.setAttribute('spellcheck', 'false');
}`);

/** Replaces each text with a copy in two `font` elements, as Chrome's translator does. */
export const translator = onEveryNode(`(node) => {
  if (node.nodeType !== Node.TEXT_NODE || !node.data.trim() || node.parentElement?.localName === 'font') return;
  const inner = document.createElement('font');
  const outer = document.createElement('font');
  inner.textContent = node.data;
  outer.append(inner);
  node.replaceWith(outer);
}`);
