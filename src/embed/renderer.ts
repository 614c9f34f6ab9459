import { options, render } from 'preact';

/**
 * Preact's own `render`, which reuses server-rendered nodes. `preact/compat` empties the root before the first render,
 * and react-dom keeps the nodes beside the new ones (docs/decisions/14-render-over-markup.md).
 */
export { options, render };

/** Calls a listener with the content of each text node that is rendered. */
export const onRenderedText = (listener: (text: string) => void): void => {
  const { diffed } = options;
  options.diffed = (node) => {
    diffed?.(node);
    // The props of a text node are its content.
    if (typeof node.props === 'string') listener(node.props);
  };
};
