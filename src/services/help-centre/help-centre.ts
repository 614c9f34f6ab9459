import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { OpenText } from '../shape/shape';
import type { ArticlePage, ArticleResults, CategoryPage, OneArticle, SectionPage, Voted } from './answers';
import { helpCentreRoutes as routes } from './routes';

/** HLP-1. What is left out: 10 a page, the latest changed first. */
export interface ArticlesArgs {
  pageSize?: number;
  sortBy?: OpenText<'updated_at' | 'title'>;
  sortOrder?: 'asc' | 'desc';
  page?: number;
  /** Articles that have all of them. */
  labels?: readonly string[];
}

/** HLP-2. */
export interface ArticleSearchArgs {
  query: string;
  page?: number;
  perPage?: number;
  /**
   * `rel` is the best match first, `updated_at` and `created_at` the newest; `asc` and `desc` go by title, for a
   * service that knows them.
   */
  sort?: OpenText<'rel' | 'updated_at' | 'created_at' | 'asc' | 'desc'>;
}

/**
 * The help centre in the page's locale, or the service's own for it (`helpCentre.locale`); nobody needs to be signed
 * in.
 */
export interface HelpCentre {
  /** HLP-1. */
  articles(args?: ArticlesArgs, options?: CallOptions): Promise<ArticlePage>;
  /**
   * HLP-1. 15 articles with all four labels; without `labels`, those under `helpCentre.suggestedLabels` in the
   * settings.
   */
  suggested(args?: { labels?: readonly string[] }, options?: CallOptions): Promise<ArticlePage>;
  /** HLP-2. */
  search(args: ArticleSearchArgs, options?: CallOptions): Promise<ArticleResults>;
  /** HLP-3. A page of at most one article. */
  serverStatus(options?: CallOptions): Promise<ArticlePage>;
  /** HLP-4. */
  sections(options?: CallOptions): Promise<SectionPage>;
  /** HLP-4. */
  categories(options?: CallOptions): Promise<CategoryPage>;
  /** HLP-5. */
  article(id: number | string, options?: CallOptions): Promise<OneArticle>;
  /** HLP-6. Sent once. */
  vote(id: number | string, vote: 'up' | 'down', options?: CallOptions): Promise<Voted>;
}

/** Creates the group. */
const createHelpCentre = ({ call, settings }: Client): HelpCentre => {
  const articles: HelpCentre['articles'] = async (
    { pageSize = 10, sortBy = 'updated_at', sortOrder = sortBy === 'title' ? 'asc' : 'desc', labels, ...args } = {},
    options,
  ) =>
    call(
      routes.articles,
      { per_page: pageSize, sort_by: sortBy, sort_order: sortOrder, label_names: labels, ...args },
      options,
    );
  return {
    articles,
    suggested: (args, options) =>
      articles({ pageSize: 15, labels: settings.helpCentre?.suggestedLabels, ...args }, options),
    search: async ({ perPage, sort, ...args }, options) =>
      call(
        routes.search,
        {
          hour: Math.floor(Date.now() / 3_600_000),
          per_page: perPage,
          ...args,
          // Zendesk's own names of a day, and its name of the parameter.
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
