import { stars } from './rating.style';
import { visuallyHidden } from './visually-hidden.style';

/** A rating in stars. */
export interface RatingProps {
  /** 0 to 5. */
  readonly rating: number;
  readonly locale: string;
  /** What is read out; `{rating}` stands for the number. */
  readonly ratingText: string;
}

/** Five stars, drawn in one path; `inside` hollows them out. */
const row = (inside = '') =>
  [7, 23, 39, 55, 71].map((x) => `M${x} 1h2v2h1v2h5v2h-1v1h-1v1h-1v2h1v2h1v2h-2v-1h-1v-1h-2v-1h-2v1h-2v1h-1v1h-2v-2h1v-2h1v-2h-1v-1h-1v-1h-1v-2h5v-2h1z${inside}`).join('');

/** Stars to the nearest half, the exact number beside them, the whole in words for screen readers. */
export const Rating = ({ rating, locale, ratingText }: RatingProps) => {
  const number = rating.toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <>
      <span className={visuallyHidden}>{ratingText.replace('{rating}', number)}</span>
      <span aria-hidden="true">
        <svg viewBox="0 0 80 16" className={stars}>
          <path d={row('m0 2h2v2h1v1h4v1h-1v1h-1v1h-1v2h1v2h-1v-1h-2v-1h-2v1h-2v1h-1v-2h1v-2h-1v-1h-1v-1h-1v-1h4v-1h1z')} />
          <svg width={Math.round(rating * 2) * 8} height="16">
            <path d={row()} />
          </svg>
        </svg>
        {number}
      </span>
    </>
  );
};
