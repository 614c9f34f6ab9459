import type { Host } from '../../../widgets/kit/host';
import { answerFor } from '../../kit/answer-for';
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

export interface WholeArticle {
  readonly id: string;
  /** Undefined if the service doesn't know the id. */
  readonly found?: {
    readonly article: ShownArticle;
    /** Undefined while the server-rendered body is shown. */
    readonly body?: SafeBody;
  };
}

export const bodyPlace = (host: Host, heading: string, texts: BodyPlace['texts'], url?: string): BodyPlace => ({
  host,
  url,
  texts,
  contents: { className: contents, heading },
});

/** `data` is undefined until the article with this `id` has loaded (HLP-5). */
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
        // The sanitiser needs a browser's document, so a server provides another sanitiser.
        host.serverAnswers ?? loadSanitiser(),
      ]);
      if (!answer?.article) return { id };
      const article = shownArticle({ ...answer.article, id });
      if (!article) return { id };
      const body: SafeBody = await sanitise(
        article.body,
        bodyPlace(host, texts.contentsText, texts, article.url),
        signal,
      );
      return { id, found: { article, body } };
    },
    [id, texts.contentsText, texts.watchText, texts.tooLongText, texts.elsewhereText],
    { forAll: true },
  );
  return answerFor(id, call);
};
