/** A page of a list. */
export interface HelpPage {
  count?: number;
  page?: number;
  per_page?: number;
  page_count?: number;
  next_page?: string | null;
  previous_page?: string | null;
  [field: string]: unknown;
}

/** A help centre article. */
export interface Article {
  id: number;
  url?: string;
  html_url?: string;
  author_id?: number;
  title: string;
  /** HTML by others: sanitise it before it is shown. */
  body?: string;
  locale?: string;
  source_locale?: string;
  section_id?: number;
  label_names?: string[];
  draft?: boolean;
  promoted?: boolean;
  position?: number;
  vote_sum?: number;
  vote_count?: number;
  comments_disabled?: boolean;
  outdated?: boolean;
  created_at?: string;
  updated_at?: string;
  edited_at?: string;
  [field: string]: unknown;
}

/** HLP-1, HLP-3. */
export interface ArticlePage extends HelpPage {
  articles: Article[];
}

/** HLP-2. */
export interface ArticleResults extends HelpPage {
  results: (Article & {
    /** HTML by others, the found words in `<em>`. */
    snippet?: string;
    result_type?: string;
  })[];
}

/** HLP-5. */
export interface OneArticle {
  article: Article;
  [field: string]: unknown;
}

/** A category of sections. */
export interface Category {
  id: number;
  name: string;
  description?: string;
  position?: number;
  html_url?: string;
  [field: string]: unknown;
}

/** A section of a category. */
export interface Section extends Category {
  category_id?: number;
}

/** HLP-4. */
export interface SectionPage extends HelpPage {
  sections: Section[];
}

/** HLP-4. */
export interface CategoryPage extends HelpPage {
  categories: Category[];
}

/** HLP-6. A second vote of the same user replaces the first. */
export interface Voted {
  vote: {
    id: number;
    value: 1 | -1;
    user_id?: number;
    item_id?: number;
    item_type?: string;
    created_at?: string;
    updated_at?: string;
    [field: string]: unknown;
  };
  [field: string]: unknown;
}
