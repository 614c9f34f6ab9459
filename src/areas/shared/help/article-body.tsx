import { useLayoutEffect, useRef } from 'react';
import { safeUrl } from '../../../widgets/shared/safe-url';
import { prose } from './article-view.style';
import type { SafeBody } from './safe-body';

export interface ArticleBodyProps {
  /** Undefined for one that is too long. */
  readonly body: SafeBody | undefined;
  /** Where the help centre itself shows it; not yet checked. */
  readonly url: string | undefined;
  readonly texts: { readonly tooLongText: string; readonly elsewhereText: string };
}

/** A safe body in its place; of one that is too long, where it can be read. */
export const ArticleBody = ({ body, url, texts }: ArticleBodyProps) => {
  const box = useRef<HTMLDivElement>(null);
  const href = safeUrl(url);
  useLayoutEffect(() => body?.mount(box.current!), [body]);
  return body
    ? <div ref={box} className={prose} onClick={(event) => body.follow(event as never)} />
    : <div className={prose}><p>{texts.tooLongText} {href && <a href={href}>{texts.elsewhereText}</a>}</p></div>;
};
