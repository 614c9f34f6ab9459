export interface PhotoProps {
  /** Checked by `embed`. */
  readonly imageUrl?: string;
  /** Empty for a decorative image. */
  readonly imageAltText: string;
}

/** Its parent has the class `photo`. */
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
