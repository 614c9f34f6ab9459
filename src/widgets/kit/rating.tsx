import { stars } from './rating.style';
import { visuallyHidden } from './visually-hidden.style';

export interface RatingProps {
  /** From 0 to 5. */
  readonly rating: number;
  readonly locale: string;
  readonly ratingText: string;
}

const row = (
  <path
    d={[7, 25, 43, 61, 79]
      .map((x) => `M${x}.5 1.5h3v4h6v1h-2v2h-2v3h2v3h-3v-2h-5v2h-3v-3h2v-3h-2v-2h-2v-1h6z`)
      .join('')}
  />
);

/** Rounds the stars to the nearest half. Screen readers read a sentence instead. */
export const Rating = ({ rating, locale, ratingText }: RatingProps) => {
  // Pass no options: with options, engines don't cache the formatter per locale.
  const number = (Math.round(rating * 10) / 10).toLocaleString(locale);
  return (
    <>
      <span className={visuallyHidden}>{ratingText.replace('{rating}', number)}</span>
      <span aria-hidden>
        <span className={stars}>
          <svg viewBox="0 0 90 16">
            {row}
            <svg width={Math.round(rating * 2) * 9}>{row}</svg>
          </svg>
        </span>
        {number}
      </span>
    </>
  );
};
