import { options, render } from 'preact';

/**
 * Preact's own `render`, which reuses server-rendered nodes. `preact/compat` empties the root first, and react-dom
 * keeps both (docs/decisions/14-render-over-markup.md).
 */
export { options, render };

export const onRenderedText = (listener: (text: string) => void): void => {
  const { diffed } = options;
  options.diffed = (node) => {
    diffed?.(node);
    // The props of a text node are its content.
    if (typeof node.props === 'string') listener(node.props);
  };
};
