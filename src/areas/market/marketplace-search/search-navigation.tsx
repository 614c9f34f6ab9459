import { AreaButton } from '../../kit/area-button';
import { pages, tag as tagClass, tags } from './marketplace-search.style';
import type { SearchTexts } from './search-form';
import type { MarketSearch } from './use-market-search';

export interface TagFilterProps {
  readonly search: MarketSearch;
  readonly label: string;
}

export const TagFilter = ({ search, label }: TagFilterProps) => (
  <ul className={tags} aria-label={label}>
    {search.tags.map((tag) => (
      <li key={tag}>
        <button
          type="button"
          className={tagClass}
          aria-pressed={search.pickedTags.includes(tag)}
          onClick={() => search.toggleTag(tag)}
        >
          {tag.replace(/^.*[/:](?=.)/, '')}
        </button>
      </li>
    ))}
  </ul>
);

export interface PageLinksProps {
  readonly search: MarketSearch;
  readonly locale: string;
  readonly texts: SearchTexts;
  onGo(page: number): void;
}

export const PageLinks = ({ search: { page, lastPage }, locale, texts, onGo }: PageLinksProps) => {
  const format = (value: number) => value.toLocaleString(locale);
  return (
    <nav className={pages} aria-label={texts.pagesLabel}>
      <AreaButton variant="secondary" disabled={page <= 1} onClick={() => onGo(Math.min(page - 1, lastPage))}>
        {texts.previousText}
      </AreaButton>
      <span>{texts.pageText.replace('{page}', format(page)).replace('{last}', format(lastPage))}</span>
      <AreaButton variant="secondary" disabled={page >= lastPage} onClick={() => onGo(page + 1)}>
        {texts.nextText}
      </AreaButton>
    </nav>
  );
};
