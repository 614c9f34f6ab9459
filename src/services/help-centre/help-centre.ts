import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { OpenText } from '../shape/shape';
import type { ArticlePage, ArticleResults, CategoryPage, OneArticle, SectionPage, Voted } from './answers';
import { helpCentreRoutes as routes, suggestedRoute } from './routes';

/** Defaults: 10 articles per page, most recently updated first (HLP-1). */
export interface ArticlesArgs {
  pageSize?: number;
  sortBy?: OpenText<'updated_at' | 'title'>;
  sortOrder?: 'asc' | 'desc';
  page?: number;
  /** Finds only articles that have all of these labels. */
  labels?: readonly string[];
}

export interface ArticleSearchArgs {
  query: string;
  page?: number;
  perPage?: number;
  /** `rel`: best match first. `updated_at`, `created_at`: newest first. `asc`, `desc`: by title. */
  sort?: OpenText<'rel' | 'updated_at' | 'created_at' | 'asc' | 'desc'>;
}

/** Sends `helpCentre.locale` or, by default, the page's locale. Needs no sign-in. All methods throw `ServiceError`. */
export interface HelpCentre {
  /** Returns a page of articles (HLP-1). */
  articles(args?: ArticlesArgs, options?: CallOptions): Promise<ArticlePage>;
  /**
   * Returns the 15 suggested articles (HLP-1).
   *
   * @param args `labels` defaults to the setting `helpCentre.suggestedLabels`
   */
  suggested(args?: { labels?: readonly string[] }, options?: CallOptions): Promise<ArticlePage>;
  search(args: ArticleSearchArgs, options?: CallOptions): Promise<ArticleResults>;
  /** Returns a page with at most one article, which describes the servers' status (HLP-3). */
  serverStatus(options?: CallOptions): Promise<ArticlePage>;
  /** Returns the first 100 sections (HLP-4). */
  sections(options?: CallOptions): Promise<SectionPage>;
  /** Returns the first 100 categories (HLP-4). */
  categories(options?: CallOptions): Promise<CategoryPage>;
  article(id: number | string, options?: CallOptions): Promise<OneArticle>;
  /** Sent once (HLP-6). */
  vote(id: number | string, vote: 'up' | 'down', options?: CallOptions): Promise<Voted>;
}

const createHelpCentre = ({ call, settings }: Client): HelpCentre => {
  const list =
    (route: typeof routes.articles | typeof suggestedRoute): HelpCentre['articles'] =>
    async (
      { pageSize = 10, sortBy = 'updated_at', sortOrder = sortBy === 'title' ? 'asc' : 'desc', labels, ...args } = {},
      options,
    ) =>
      call(
        route,
        { per_page: pageSize, sort_by: sortBy, sort_order: sortOrder, label_names: labels, ...args },
        options,
      );
  const suggested = list(suggestedRoute);
  return {
    articles: list(routes.articles),
    suggested: (args, options) =>
      suggested({ pageSize: 15, labels: settings.helpCentre?.suggestedLabels, ...args }, options),
    search: async ({ perPage, sort, ...args }, options) =>
      call(
        routes.search,
        {
          hour: Math.floor(Date.now() / 3_600_000),
          per_page: perPage,
          ...args,
          // Zendesk has a separate parameter for sorting by date.
          ...(sort?.endsWith('_at') ? { sort_by: sort, sort_order: 'desc' } : { sort }),
        },
        options,
      ),
    serverStatus: (options) => call(routes.serverStatus, {}, options),
    sections: (options) => call(routes.sections, {}, options),
    categories: (options) => call(routes.categories, {}, options),
    article: (id, options) => call(routes.article, { id }, options),
    vote: (id, vote, options) => call(routes.vote, { id, vote }, options),
  };
};

export default createHelpCentre;
