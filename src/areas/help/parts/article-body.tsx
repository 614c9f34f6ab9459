import { useLayoutEffect, useRef } from 'react';
import { prose } from './article-view.style';
import type { SafeBody } from './safe-body';

/** A safe body in its place. */
export const ArticleBody = ({ body }: { readonly body: SafeBody }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? body.mount(box.current) : undefined), [body]);
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks are those of the links in it.
  return <div ref={box} className={prose} onClick={(event) => body.follow(event)} />;
};
