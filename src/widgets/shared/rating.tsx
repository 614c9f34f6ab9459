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

/** The outlines of five stars, through the middle of their pixels. */
const row = (
  <path d={[7, 23, 39, 55, 71].map((x) => `M${x}.5 1.5h1v2h1v2h5v1h-1v1h-1v1h-1v3h1v2h1v1h-1v-1h-1v-1h-2v-1h-3v1h-2v1h-1v1h-1v-1h1v-2h1v-3h-1v-1h-1v-1h-1v-1h5v-2h1z`).join('')} />
);

/** Stars to the nearest half, the exact number beside them, the whole in words for screen readers. */
export const Rating = ({ rating, locale, ratingText }: RatingProps) => {
  const number = rating.toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <>
      <span className={visuallyHidden}>{ratingText.replace('{rating}', number)}</span>
      <span aria-hidden="true">
        <svg viewBox="0 0 80 16" className={stars}>
          {row}
          <svg width={Math.round(rating * 2) * 8}>{row}</svg>
        </svg>
        {number}
      </span>
    </>
  );
};
