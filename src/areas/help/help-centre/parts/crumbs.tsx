import { link } from '../../../../widgets/kit/link.style';
import { AddressLink } from '../../../kit/address-link';
import { helpAddress } from '../../parts/help-address';
import { crumbs } from '../help-centre.style';

export interface CrumbsProps {
  readonly allTopicsText: string;
  readonly categoryName?: string | undefined;
  readonly sectionName?: string | undefined;
}

const toSection = { [helpAddress.article]: '', [helpAddress.heading]: '' };
const toOverview = { ...toSection, [helpAddress.section]: '', [helpAddress.page]: '' };

export const Crumbs = ({ allTopicsText, categoryName, sectionName }: CrumbsProps) => (
  <nav aria-label={allTopicsText}>
    <ul className={crumbs}>
      <li>
        <AddressLink className={link} to={toOverview}>
          {allTopicsText}
        </AddressLink>
      </li>
      {categoryName && <li>{categoryName}</li>}
      {sectionName !== undefined && (
        <li>
          <AddressLink className={link} to={toSection}>
            {sectionName}
          </AddressLink>
        </li>
      )}
    </ul>
  </nav>
);
