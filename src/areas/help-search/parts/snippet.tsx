import { useMemo } from 'react';
import { piece } from '../help-search.style';
import { piecesOfSnippet } from './pieces-of-snippet';

/** A snippet as text, the words that were found marked. */
export const Snippet = ({ html }: { readonly html: string }) => {
  const pieces = useMemo(() => piecesOfSnippet(html), [html]);
  return pieces.length > 0 ? <p className={piece}>{pieces.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text))}</p> : null;
};
