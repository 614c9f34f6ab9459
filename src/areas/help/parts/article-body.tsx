import { useLayoutEffect, useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { prose } from './article-view.style';
import type { SafeBody } from './safe-body';

/** Keeps the server-rendered body until the sanitised body is ready. */
export const ArticleBody = ({ host, body }: { readonly host: Host; readonly body: SafeBody | undefined }) => {
  const box = useRef<HTMLDivElement>(null);
  const prerendered = !body && host.root.querySelector(`.${prose}`);
  // Hide the child nodes from Preact. Otherwise, hydration would remove them, even a focused one.
  if (prerendered) Object.defineProperty(prerendered, 'childNodes', { value: '' });
  useLayoutEffect(() => {
    if (box.current) return body?.mount(box.current);
  }, [body]);
  return (
    <div ref={box} className={prose}>
      {body?.rendered}
    </div>
  );
};
