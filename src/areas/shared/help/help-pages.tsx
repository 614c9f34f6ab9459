import { button } from '../../../widgets/shared/button.style';
import { buttonSecondary } from '../../../widgets/shared/button-secondary.style';
import type { Host } from '../../../widgets/shared/host';
import { AddressLink } from '../address-link';
import { pages as nav } from './help-list.style';

export interface HelpPagesProps {
  readonly host: Host;
  /** Of what: with `pagesLabel` the name of the navigation, so that two lists of a page are told apart. */
  readonly of: string;
  /** The parameter in the page's URL. */
  readonly name: string;
  readonly page: number;
  readonly pages: number;
  readonly texts: {
    readonly pagesLabel: string;
    readonly pageText: string;
    readonly previousText: string;
    readonly nextText: string;
  };
}

/** Links to the page before and the next one; nothing where there is one page. */
export const HelpPages = ({ host, of, name, page, pages, texts }: HelpPagesProps) => {
  if (pages < 2) return null;
  const number = (value: number) => value.toLocaleString(host.locale);
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages ? (
      <AddressLink className={`${button} ${buttonSecondary}`} to={{ [name]: to > 1 ? String(to) : '' }}>
        {text}
      </AddressLink>
    ) : (
      <a className={`${button} ${buttonSecondary}`} role="link" aria-disabled="true">
        {text}
      </a>
    );
  return (
    <nav className={nav} aria-label={`${texts.pagesLabel}: ${of}`}>
      {link(Math.min(page, pages + 1) - 1, texts.previousText)}
      <span>{texts.pageText.replace('{page}', number(page)).replace('{pages}', number(pages))}</span>
      {link(page + 1, texts.nextText)}
    </nav>
  );
};
