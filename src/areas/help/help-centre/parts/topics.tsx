import { link } from '../../../../widgets/kit/link.style';
import { AddressLink } from '../../../kit/address-link';
import { title } from '../../parts/article-view.style';
import { helpAddress } from '../../parts/help-address';
import { topic, topics } from '../help-centre.style';
import type { HelpSections } from './load-sections';

export const Topics = ({
  categories,
  otherText,
}: Pick<HelpSections, 'categories'> & { readonly otherText: string }) => (
  <ul className={topics}>
    {categories.map(({ id, name, description, sections }) => (
      <li key={id} className={topic}>
        <h3 className={title}>{name || otherText}</h3>
        {description && <p>{description}</p>}
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <AddressLink className={link} to={{ [helpAddress.section]: section.id, [helpAddress.page]: '' }}>
                {section.name}
              </AddressLink>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
