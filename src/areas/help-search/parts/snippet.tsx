import { useMemo } from 'react';
import type { Settings } from '../../../services/settings';
import { piece } from '../help-search.style';
import { piecesOfSnippet } from './pieces-of-snippet';

/** A snippet as text, the words that were found marked. */
export const Snippet = ({ html, settings }: { readonly html: string; readonly settings: Settings }) => {
  const pieces = useMemo(() => piecesOfSnippet(html, settings), [html]);
  return pieces.length > 0 ? (
    <p className={piece}>{pieces.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text))}</p>
  ) : null;
};
