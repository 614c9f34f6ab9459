import { useMemo } from 'react';
import type { Settings } from '../../../../services/settings';
import { piece } from '../help-search.style';
import { parseSnippet } from './parse-snippet';

export const Snippet = ({ html, settings }: { readonly html: string; readonly settings: Settings }) => {
  const pieces = useMemo(() => parseSnippet(html, settings), [html, settings]);
  return pieces.length > 0 ? (
    <p className={piece}>{pieces.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text))}</p>
  ) : null;
};
