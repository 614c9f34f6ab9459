import { Amount } from '../kit/amount';
import { base } from '../kit/base.style';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { Picture } from '../kit/icons/picture';
import { Rating } from '../kit/rating';
import { visuallyHidden } from '../kit/visually-hidden.style';
import { body, cost, label, muted, name, picture, sale, tile } from './marketplace-tile.style';
import type { description } from './marketplace-tile.widget';

const isPrice = (amount: number | string | undefined): amount is number | string =>
  amount !== undefined && amount !== '';

/** The whole tile is one link, so it has a single tab stop (WGT-11). A price of 0 is shown. */
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
          // The key creates a new element for each URL, because a failed image's element stays hidden.
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
        {isPrice(originalPrice) && <p className={sale}>{props.onSaleText}</p>}
      </div>
      <div className={body}>
        <p className={name}>{title}</p>
        {author && <p className={muted}>{author}</p>}
        <p className={muted}>
          {rating ? <Rating rating={rating} locale={host.locale} ratingText={props.ratingText} /> : props.noRatingText}
        </p>
        {isPrice(price) && (
          <p className={cost}>
            <Amount amount={price} locale={host.locale} currencyText={currencyText} />
            {isPrice(originalPrice) && (
              <s>
                <span className={visuallyHidden}>{props.originalPriceText} </span>
                <Amount amount={originalPrice} locale={host.locale} currencyText={currencyText} />
              </s>
            )}
          </p>
        )}
      </div>
      {href && <span className={visuallyHidden}> ({props.newTabText})</span>}
    </a>
  );
};
