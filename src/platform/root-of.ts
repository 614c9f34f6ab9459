/** Returns a node's shadow root, or else the protected document (threat 1). */
export const rootOf = (node: Node): Document | ShadowRoot => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};
