import { button } from '../../../widgets/kit/button.style';
import { buttonSecondary } from '../../../widgets/kit/button-secondary.style';
import type { Host } from '../../../widgets/kit/host';
import { AddressLink } from '../../kit/address-link';
import { pages as nav } from './help-list.style';

export interface HelpPagesProps {
  readonly host: Host;
  /** The list's name, for the navigation's label. */
  readonly of: string;
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

export const HelpPages = ({ host, of, name, page, pages, texts }: HelpPagesProps) => {
  if (pages < 2) return null;
  const number = (value: number) => value.toLocaleString(host.locale);
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages ? (
      <AddressLink className={`${button} ${buttonSecondary}`} to={{ [name]: to > 1 ? String(to) : '' }}>
        {text}
      </AddressLink>
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link keeps its place.
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
