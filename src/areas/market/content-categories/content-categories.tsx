import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { entry, strip } from './content-categories.style';
import type { description } from './content-categories.widget';

/** Works without the services (ARE-12). */
export const ContentCategories = ({ host, label, current, ...props }: PropsOf<typeof description> & HostProps) => {
  const root = `/${host.settings.locale}/`;
  const links = [
    {
      category: 'Marketplace',
      text: props.marketplaceText,
      href: safeUrl(props.marketplaceHref) ?? `${root}marketplace`,
    },
    { category: 'Game', text: props.gameText, href: safeUrl(props.gameHref) ?? `${root}game` },
    { category: 'News', text: props.newsText, href: safeUrl(props.newsHref) ?? `${root}news` },
    { category: 'Community', text: props.communityText, href: safeUrl(props.communityHref) ?? `${root}community` },
    { category: 'Support', text: props.supportText, href: safeUrl(props.supportHref) ?? `${root}support` },
  ] as const;
  const lengths = links.map(({ href }) => matchLengthOf(href, `/${host.settings.locale}`));
  const longest = Math.max(...lengths);
  const active = current ?? (longest ? links[lengths.indexOf(longest)]?.category : undefined);
  return (
    <nav className={`${base} ${strip}`} aria-label={label}>
      <ul>
        {links.map(({ category, text, href }) => (
          <li key={category}>
            <a
              className={entry}
              href={href}
              aria-current={active === category ? 'page' : undefined}
              onClick={(event) => {
                if (!host.emit('select', { category })) event.preventDefault();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/**
 * If the link leads to this page or a parent page (except the home page), returns the link's path length plus 1.
 * Otherwise, returns 0.
 */
const matchLengthOf = (href: string, home: string) => {
  const url = URL.parse(href, document.baseURI);
  // In a `data:` page, relative URLs don't resolve.
  if (url?.origin !== location.origin) return 0;
  const path = url.pathname.replace(/\/$/, '');
  const page = location.pathname.replace(/\/$/, '');
  const isMatch = page === path || (path && path !== home && page.startsWith(`${path}/`));
  return isMatch ? path.length + 1 : 0;
};
