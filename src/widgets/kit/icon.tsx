/** What an icon may be told. */
export interface IconProps {
  /** Width and height in px; a multiple of 16 keeps the pixels whole. Default 16. */
  readonly size?: number;
}

/**
 * A picture of 16 by 16 pixels in the text's colour. It is decoration: the name of what it stands on says the same.
 * `base` makes it crisp. The icons beside `icons/` show their drawings; a test proves that path and drawing agree.
 */
export const Icon = ({ d, size = 16 }: IconProps & { readonly d: string }) => (
  <svg viewBox="0 0 16 16" width={size} aria-hidden>
    <path d={d} />
  </svg>
);
