import { options, render } from 'preact';

/**
 * Preact's own `render`, which reuses server-rendered nodes. Compat's empties the root before the first render, and
 * react-dom leaves them beside its own (docs/decisions/14-render-over-markup.md).
 */
export { render };

/** Calls a listener with the text of each text node that is rendered. */
export const onRenderedText = (listener: (text: string) => void): void => {
  const { diffed } = options;
  options.diffed = (node) => {
    diffed?.(node);
    // The props of a text node are its text.
    if (typeof node.props === 'string') listener(node.props);
  };
};
