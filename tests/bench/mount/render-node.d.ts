declare module 'render-node' {
  /** Renders one element into one node of the page, as the contender does it. */
  export const renderNode: (element: import('react').ReactElement, node: Element) => void;
}
