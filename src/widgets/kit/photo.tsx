export interface PhotoProps {
  /** Already validated. */
  readonly imageUrl?: string;
  /** Empty for a decorative image. */
  readonly imageAltText: string;
}

/** Render a photo in an element with the class `photo`. */
export const Photo = ({ imageUrl, imageAltText }: PhotoProps) =>
  imageUrl ? (
    // The key prevents a failed image from hiding the next.
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
