export interface IconProps {
  /** Width and height in px, default 16. A multiple of 16 keeps the pixels crisp. */
  readonly size?: number;
}

/** A decorative icon in the text's colour. A test compares the drawings in `icons/` with the paths. */
export const Icon = ({ d, size = 16 }: IconProps & { readonly d: string }) => (
  <svg viewBox="0 0 16 16" width={size} aria-hidden>
    <path d={d} />
  </svg>
);
