import { Amount } from '../shared/amount';
import { base } from '../shared/base.style';
import type { PropsOf } from '../shared/description';
import type { HostProps } from '../shared/host';
import { Picture } from '../shared/icons/picture';
import { Rating } from '../shared/rating';
import { visuallyHidden } from '../shared/visually-hidden.style';
import { body, cost, label, muted, name, picture, sale, tile } from './marketplace-tile.style';
import type { description } from './marketplace-tile.widget';

const given = (text: unknown) => text !== undefined && text !== '';

/**
 * One item of the marketplace (WGT-11). The tile is one link, so that it is one stop of the Tab key; what it reads out
 * is its content in order. "Present" is any original price but an empty text, 0 too.
 */
export const MarketplaceTile = ({
  host,
  title,
  author,
  rating,
  price,
  originalPrice,
  categoryLabel,
  category,
  ...props
}: PropsOf<typeof description> & HostProps) => {
  const { currencyText, imageUrl, marketplaceURL: href } = props;
  const chip = categoryLabel || category;
  return (
    <a className={`${base} ${tile}`} href={href} target={href && '_blank'} rel={href && 'noopener'}>
      <div className={picture}>
        <Picture size={48} />
        {imageUrl && (
          // One element an address: what failed for the last one says nothing of the next.
          <img
            key={imageUrl}
            loading="lazy"
            src={imageUrl}
            alt={props.imageAltText}
            onError={(event) => {
              event.currentTarget.style.opacity = '0';
            }}
          />
        )}
        {chip && <p className={label}>{chip}</p>}
        {given(originalPrice) && <p className={sale}>{props.onSaleText}</p>}
      </div>
      <div className={body}>
        <p className={name}>{title}</p>
        {author && <p className={muted}>{author}</p>}
        <p className={muted}>
          {rating ? <Rating rating={rating} locale={host.locale} ratingText={props.ratingText} /> : props.noRatingText}
        </p>
        {given(price) && (
          <p className={cost}>
            <Amount amount={price!} locale={host.locale} currencyText={currencyText} />
            {given(originalPrice) && (
              <s>
                <span className={visuallyHidden}>{props.originalPriceText} </span>
                <Amount amount={originalPrice!} locale={host.locale} currencyText={currencyText} />
              </s>
            )}
          </p>
        )}
      </div>
      {href && <span className={visuallyHidden}> ({props.newTabText})</span>}
    </a>
  );
};
