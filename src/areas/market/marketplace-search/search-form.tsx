import type { ReactNode } from 'react';
import type { PropsOf } from '../../../widgets/kit/description';
import { control, hold, name } from '../../../widgets/kit/field.style';
import { grow, select } from '../../../widgets/sort-dropdown/sort-dropdown.style';
import { controls } from './marketplace-search.style';
import type { description } from './marketplace-search.widget';
import type { MarketSearch } from './use-market-search';

export type SearchTexts = Omit<PropsOf<typeof description>, 'heading' | 'pageSize' | 'categories' | 'filters'>;

export interface SearchFormProps {
  readonly id: string;
  readonly search: MarketSearch;
  readonly categories: PropsOf<typeof description>['categories'];
  readonly texts: SearchTexts;
}

export const SearchForm = ({ id, search, categories, texts }: SearchFormProps) => (
  <form
    role="search"
    className={controls}
    onSubmit={(event) => {
      event.preventDefault();
      search.typed.now();
    }}
  >
    <div>
      <label className={name} htmlFor={`${id}q`}>
        {texts.queryLabel}
      </label>
      <input
        id={`${id}q`}
        className={control}
        type="search"
        value={search.typed.text}
        maxLength={200}
        autoComplete="off"
        placeholder={texts.queryPlaceholder}
        onInput={(event) => search.typed.type(event.currentTarget.value)}
      />
    </div>
    {categories && categories.length > 0 && (
      <Choice id={`${id}c`} label={texts.categoryLabel} value={search.category} onChange={search.pickCategory}>
        <option value="">{texts.allCategoriesText}</option>
        {categories.map(({ key = '', displayName = key }) => (
          <option key={key} value={key}>
            {displayName}
          </option>
        ))}
      </Choice>
    )}
    <Choice id={`${id}s`} label={texts.sortLabel} value={search.sortType} onChange={search.sortBy}>
      <option value="rel">{texts.sortRelText}</option>
      <option value="asc">{texts.sortAscText}</option>
      <option value="desc">{texts.sortDescText}</option>
    </Choice>
  </form>
);

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
  onChange(value: string): void;
}

const Choice = ({ id, label, value, children, onChange }: ChoiceProps) => (
  <div>
    <label className={name} htmlFor={id}>
      {label}
    </label>
    <div className={`${hold} ${grow}`}>
      <select
        id={id}
        className={`${control} ${select}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  </div>
);
