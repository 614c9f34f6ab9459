import { useLayoutEffect, useRef } from 'react';
import { prose } from './article-view.style';
import type { SafeBody } from './safe-body';

/** So many blocks make an article that is laid out piece by piece. */
const long = 4;

/** A safe body in its place. */
export const ArticleBody = ({ body }: { readonly body: SafeBody }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.replaceChildren(...body.nodes);
    if (body.nodes.length >= long) for (const block of box.current!.children) if (block.localName === 'div') block.toggleAttribute('data-far', true);
  }, [body]);
  return <div ref={box} className={prose} onClick={(event) => body.follow(event as never)} />;
};
