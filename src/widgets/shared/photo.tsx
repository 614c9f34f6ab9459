/** A picture of the page's. */
export interface PhotoProps {
  /** http, https or relative: embed has checked it. */
  readonly imageUrl?: string;
  /** Empty where the picture only decorates. */
  readonly imageAltText: string;
}

/**
 * The picture over its placeholder, which shows through while it is missing, late or broken. Goes into an element with
 * the class `photo`.
 */
export const Photo = ({ imageUrl, imageAltText }: PhotoProps) =>
  imageUrl ? (
    // One element an address: what failed for the last one says nothing of the next.
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
