export interface PhotoProps {
  /** Already validated. */
  readonly imageUrl?: string;
  /** Empty for a decorative image. */
  readonly imageAltText: string;
}

/** Render a photo in an element with the class `photo`. */
export const Photo = ({ imageUrl, imageAltText }: PhotoProps) =>
  imageUrl ? (
    // A failed image mustn't affect the next one.
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
