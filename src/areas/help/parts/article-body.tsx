import { useLayoutEffect, useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { prose } from './article-view.style';
import type { SafeBody } from './safe-body';

/** A safe body in its place. Without one, what was drawn there before the page's script stands until there is one. */
export const ArticleBody = ({ host, body }: { readonly host: Host; readonly body: SafeBody | undefined }) => {
  const box = useRef<HTMLDivElement>(null);
  const drawn = !body && host.root.querySelector(`.${prose}`);
  // Where the renderer finds no nodes, it leaves those that are there: with the focus, and what is selected in them.
  if (drawn) Object.defineProperty(drawn, 'childNodes', { value: '' });
  // It is drawn with it.
  useLayoutEffect(() => body?.mount(box.current as HTMLDivElement), [body]);
  return (
    <div ref={box} className={prose}>
      {body?.drawn}
    </div>
  );
};
