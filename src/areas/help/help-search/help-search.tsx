import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import { control, name } from '../../../widgets/kit/field.style';
import { fillText } from '../../../widgets/kit/fill-text';
import type { HostProps } from '../../../widgets/kit/host';
import { Search } from '../../../widgets/kit/icons/search';
import { useContainedKeys } from '../../../widgets/kit/use-contained-keys';
import { helpAddress } from '../parts/help-address';
import { head } from '../parts/help-list.style';
import { HelpOrder } from '../parts/help-order';
import { HelpPages } from '../parts/help-pages';
import { count as countClass, field, found, search } from './help-search.style';
import type { description } from './help-search.widget';
import { SearchResults } from './parts/search-results';
import { useHelpSearch } from './use-help-search';

/** Shows the previous results until the next ones arrive (HLP-2). */
export const HelpSearch = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const state = useHelpSearch(host, texts);
  useContainedKeys(host.root);
  const { call, isShown, page, typed, orders } = state;
  const { data, status } = call;
  const countText =
    data && status === 'ready' && isShown
      ? fillText(
          data.count ? texts.foundText : texts.nothingText,
          { count: data.count, query: data.query },
          host.locale,
        )
      : '';

  return (
    <section className={`${base} ${search}`}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          typed.now();
        }}
      >
        <label className={name} htmlFor={`${host.id}q`}>
          {texts.label}
        </label>
        <div className={field}>
          <Search />
          <input
            id={`${host.id}q`}
            className={control}
            type="search"
            value={typed.text}
            placeholder={texts.placeholder}
            maxLength={200}
            autoComplete="off"
            onInput={(event) => typed.type(event.currentTarget.value)}
          />
        </div>
      </form>
      <div className={countText || isShown ? found : undefined}>
        <div className={isShown ? head : undefined}>
          <p className={countClass} role="status" tabIndex={-1} data-found>
            {countText}
          </p>
          {isShown && orders.length > 1 && !!data?.list.length && (
            <HelpOrder
              id={`${host.id}s`}
              label={texts.sortLabel}
              value={state.sort}
              options={orders}
              onPick={state.changeSort}
            />
          )}
        </div>
        {isShown && (
          <SearchResults call={call} from={state.from} host={host} opensHere={state.opensHere} texts={texts} />
        )}
        {isShown && data && (
          <HelpPages
            host={host}
            of={texts.label}
            name={helpAddress.foundPage}
            page={page}
            pages={data.pages}
            texts={texts}
          />
        )}
      </div>
    </section>
  );
};
