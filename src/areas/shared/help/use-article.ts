import type { Host } from '../../../widgets/shared/host';
import { pageAddress } from '../page-address';
import { useCall } from '../use-call';
import type { CallState } from '../use-call';
import type { ServicesState } from '../use-services';
import { helpAddress } from './help-address';
import type { SafeBody } from './safe-body';
import { soundArticle } from './sound-article';
import type { SoundArticle } from './sound-article';

/** An article with its body made safe. */
export interface WholeArticle {
  readonly article: SoundArticle;
  readonly body: SafeBody;
}

/** What the sanitiser is told of an article's place in this area. */
export const bodyPlace = (host: Host, url?: string) => ({
  prefix: `${host.id}h-`,
  url,
  articleHref: (id: string) => pageAddress.with({ [helpAddress.article]: id, [helpAddress.heading]: '' }),
  headingHref: (id: string) => pageAddress.with({ [helpAddress.heading]: id }),
});

/**
 * Asks for one article (HLP-5), and meanwhile fetches the sanitiser, whose code no other part of the page needs. `data` is null
 * for an id that the help centre does not know, or for none.
 */
export const useArticle = (host: Host, from: ServicesState, id: string): CallState<WholeArticle | null> =>
  useCall(from, async ({ helpCentre }, signal) => {
    if (!id) return null;
    const [answer, { sanitise }] = await Promise.all([
      helpCentre.article(id, { signal }).catch((error: { status?: number }) => {
        if (error.status === 404 || error.status === 400) return undefined;
        throw error;
      }),
      import('./sanitise'),
    ]);
    const article = soundArticle({ id, ...answer?.article });
    if (!answer?.article || !article) return null;
    return { article, body: await sanitise(article.body, bodyPlace(host, article.url), signal) };
  }, [id]);
