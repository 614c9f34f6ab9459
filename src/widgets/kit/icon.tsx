export interface IconProps {
  /** In px. Default: 16. Only multiples of 16 are crisp. */
  readonly size?: number;
}

/** A test compares the drawing in each icon's comment with the icon's path. */
export const Icon = ({ d, size = 16 }: IconProps & { readonly d: string }) => (
  <svg viewBox="0 0 16 16" width={size} aria-hidden>
    <path d={d} />
  </svg>
);
