import { link } from '../../../widgets/shared/link.style';
import { AddressLink } from '../address-link';
import { contents } from './article-view.style';
import { helpAddress } from './help-address';
import type { BodyHeading } from './safe-body';

/** So many headings make an article long; no more than so many are listed. */
const least = 3;
const most = 150;

/** The table of contents of a long article: its headings of the two highest levels. */
export const ArticleContents = ({ headings, heading, onGo }: { readonly headings: readonly BodyHeading[]; readonly heading: string; onGo(id: string): void }) => {
  const top = Math.min(...headings.map(({ level }) => level));
  const listed = headings.filter(({ level }) => level <= top + 1).slice(0, most);
  if (listed.length < least) return null;
  return (
    <nav className={contents} aria-label={heading}>
      <p>{heading}</p>
      <ul>
        {listed.map(({ id, text, level }) => (
          <li key={id} data-level={level > top ? 3 : 2}>
            <AddressLink className={link} to={{ [helpAddress.heading]: id }} onGo={() => onGo(id)}>{text}</AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
