export interface PhotoProps {
  /** Already validated. */
  readonly imageUrl?: string;
  readonly imageAltText: string;
}

/** Render a photo in an element with the class `photo`. */
export const Photo = ({ imageUrl, imageAltText }: PhotoProps) =>
  imageUrl ? (
    // The key creates a new element for each URL, because a failed image's element stays hidden.
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
