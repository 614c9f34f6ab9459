import type { Host } from '../../../widgets/kit/host';
import { forAnyone } from '../../kit/for-anyone';
import type { CallState } from '../../kit/use-call';
import { useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import type { ArticleTexts } from './article-props';
import { contents } from './article-view.style';
import { loadSanitiser } from './load-sanitiser';
import type { BodyPlace, SafeBody } from './safe-body';
import type { ShownArticle } from './shown-article';
import { shownArticle } from './shown-article';

/** An article with its body made safe; neither for an id that the help centre does not know. */
export interface WholeArticle {
  /** As asked for. */
  readonly id: string;
  readonly found?: {
    readonly article: ShownArticle;
    /** None in the answer that a page was drawn with: what it says stands there. */
    readonly body?: SafeBody;
  };
}

/** What the sanitiser is told of an article's place in this area. */
export const bodyPlace = (host: Host, heading: string, texts: BodyPlace['texts'], url?: string): BodyPlace => ({
  host,
  url,
  texts,
  contents: { className: contents, heading },
});

/**
 * Asks for one article (HLP-5), and meanwhile fetches the sanitiser, whose code no other part of the page needs. `data`
 * is of this id, never of the one before.
 */
export const useArticle = (
  host: Host,
  from: ServicesState,
  id: string,
  texts: ArticleTexts,
): CallState<WholeArticle> => {
  const call = useCall<WholeArticle>(
    forAnyone(from),
    async ({ helpCentre }, signal) => {
      const [answer, { sanitise }] = await Promise.all([
        helpCentre.article(id, { signal }).catch((error: { status?: number }) => {
          if (error.status === 404 || error.status === 400) return undefined;
          throw error;
        }),
        // While a page is drawn there is no document, which the page's own needs.
        host.drawn ?? loadSanitiser(),
      ]);
      const article = answer?.article ? shownArticle({ ...answer.article, id }) : undefined;
      return {
        id,
        found: article
          ? {
              article,
              body: await sanitise(article.body, bodyPlace(host, texts.contentsText, texts, article.url), signal),
            }
          : undefined,
      };
    },
    [id, texts.contentsText, texts.watchText, texts.tooLongText, texts.elsewhereText],
    { forAll: true },
  );
  return call.data?.id !== id ? { ...call, data: undefined } : call;
};
