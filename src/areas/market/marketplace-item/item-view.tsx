import { Amount } from '../../../widgets/kit/amount';
import type { PropsOf } from '../../../widgets/kit/description';
import { Picture } from '../../../widgets/kit/icons/picture';
import { Photo } from '../../../widgets/kit/photo';
import { photo } from '../../../widgets/kit/photo.style';
import { Rating } from '../../../widgets/kit/rating';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import type { TileItem } from '../parts/tile-items';
import {
  actionShimmer,
  cost,
  frame,
  lineShimmer,
  muted,
  owned,
  pictureShimmer,
  prose,
  sheet,
  tags,
  textShimmer,
  words,
} from './marketplace-item.style';
import type { description } from './marketplace-item.widget';

export interface ItemViewProps {
  readonly item: TileItem;
  readonly locale: string;
  readonly texts: Omit<PropsOf<typeof description>, 'productId' | 'entitlement'>;
}

export const ItemView = ({ item, locale, texts }: ItemViewProps) => {
  const { author } = item;
  return (
    <div className={sheet}>
      <div className={`${photo} ${frame}`}>
        <Picture size={64} />
        <Photo imageUrl={item.imageUrl} imageAltText={item.imageAltText ?? ''} />
      </div>
      <div className={words}>
        <h2>{item.title}</h2>
        {author && <p className={muted}>{texts.byText.replace('{author}', () => author)}</p>}
        <p>
          {item.rating ? (
            <Rating rating={item.rating} locale={locale} ratingText={texts.ratingText} />
          ) : (
            <span className={muted}>{texts.noRatingText}</span>
          )}
        </p>
        <ItemPrice item={item} locale={locale} texts={texts} />
        {item.isOwned && <p className={owned}>{texts.ownedText}</p>}
        {item.description && <p className={prose}>{item.description}</p>}
        {item.tags.length > 0 && (
          <ul className={tags} aria-label={texts.tagsLabel}>
            {item.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        {item.marketplaceURL && (
          <p>
            <AreaButton href={item.marketplaceURL}>{texts.openText}</AreaButton>
          </p>
        )}
      </div>
    </div>
  );
};

const ItemPrice = ({ item: { price, originalPrice }, locale, texts }: ItemViewProps) => {
  if (price === undefined) return null;
  const { currencyText } = texts;
  return (
    <p className={cost}>
      <Amount amount={price || texts.freeText} locale={locale} currencyText={currencyText} />
      {originalPrice !== undefined && (
        <s>
          <span className={visuallyHidden}>{texts.originalPriceText} </span>
          <Amount amount={originalPrice} locale={locale} currencyText={currencyText} />
        </s>
      )}
    </p>
  );
};

export const ItemShimmer = () => (
  <div className={sheet} aria-hidden="true">
    <div className={`${wave} ${pictureShimmer}`} />
    <div className={words}>
      {[lineShimmer, lineShimmer, lineShimmer, lineShimmer, textShimmer, lineShimmer, actionShimmer].map((size, i) => (
        <div key={i} className={`${wave} ${size}`} />
      ))}
    </div>
  </div>
);
