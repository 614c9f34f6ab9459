export interface PhotoProps {
  /** A safe URL, which `embed` has validated. */
  readonly imageUrl?: string;
  /** Empty if the image is decorative. */
  readonly imageAltText: string;
}

/** Render a photo in an element with the class `photo`. */
export const Photo = ({ imageUrl, imageAltText }: PhotoProps) =>
  imageUrl ? (
    // The key is the URL, so a failed image doesn't affect the next one.
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
