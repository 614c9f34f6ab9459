import { useLayoutEffect, useRef } from 'react';
import { pageAddress } from '../page-address';
import { prose } from './article-view.style';
import { helpAddress } from './help-address';
import type { SafeBody } from './safe-body';

/** So many blocks make an article that is laid out piece by piece. */
const long = 4;

/** A safe body in its place. Links to headings and to articles of the same help centre stay on the page. */
export const ArticleBody = ({ body, onHeading }: { readonly body: SafeBody; onHeading?(id: string): void }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.replaceChildren(...body.nodes);
    if (body.nodes.length >= long) for (const block of box.current!.children) block.toggleAttribute('data-far', true);
  }, [body]);
  return (
    <div
      ref={box}
      className={prose}
      onClick={(event) => {
        const { dataset } = (event.target as Element).closest<HTMLElement>('a') ?? {};
        if (!dataset || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        const { heading, article } = dataset;
        if (heading === undefined && !article) return;
        event.preventDefault();
        if (article) return pageAddress.go({ [helpAddress.article]: article, [helpAddress.heading]: '' });
        pageAddress.go({ [helpAddress.heading]: heading! });
        onHeading?.(heading!);
      }}
    />
  );
};
