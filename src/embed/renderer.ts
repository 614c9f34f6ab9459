import { options, render } from 'preact';

/**
 * Preact's own `render`, which reuses server-rendered nodes. `preact/compat` would empty the root first, and react-dom
 * would keep old and new nodes (docs/decisions/14-render-over-markup.md).
 */
export { options, render };

export const onRenderedText = (listener: (text: string) => void): void => {
  const { diffed } = options;
  options.diffed = (node) => {
    diffed?.(node);
    // A text node's `props` is its text.
    if (typeof node.props === 'string') listener(node.props);
  };
};
