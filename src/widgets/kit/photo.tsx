export interface PhotoProps {
  /** A safe URL, as `embed` has checked. */
  readonly imageUrl?: string;
  /** Empty if the image is decorative. */
  readonly imageAltText: string;
}

/** Render it in an element with the class `photo`. */
export const Photo = ({ imageUrl, imageAltText }: PhotoProps) =>
  imageUrl ? (
    // Keyed by URL, so a failed image doesn't affect the next one.
    <img
      key={imageUrl}
      loading="lazy"
      src={imageUrl}
      alt={imageAltText}
      onError={(event) => {
        event.currentTarget.style.opacity = '0';
      }}
    />
  ) : null;
