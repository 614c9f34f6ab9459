/**
 * Returns the tree that a node is in: a shadow root, else the document. Unlike the result of `getRootNode()`, the
 * document here still has the members that a named element hides (threat 1).
 */
export const rootOf = (node: Node): Document | ShadowRoot => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};
