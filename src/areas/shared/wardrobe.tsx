import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../widgets/shared/icons/picture';
import { safeUrl } from '../../widgets/shared/safe-url';
import { type Patch, paintTexture } from './paint-texture';
import { chosen, figure, grid, piece, tag } from './wardrobe.style';
import { withKeys } from './with-keys';

/** One thing to wear. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly url: string | undefined;
  readonly active: boolean;
  /** Of a skin: its arms are three pixels wide. */
  readonly slim: boolean;
}

export interface WardrobeProps {
  readonly label: string;
  readonly pieces: readonly Piece[];
  readonly activeText: string;
  /** Pixels of the preview. */
  readonly size: readonly [width: number, height: number];
  patches(piece: Piece, texture: HTMLImageElement): readonly Patch[];
  onPick(piece: Piece): void;
}

/**
 * Skins or capes, each with a drawn preview; the one that is worn is marked. A press tells the page, which may do what
 * it likes.
 */
export const Wardrobe = ({ label, pieces, activeText, size, patches, onPick }: WardrobeProps) => (
  <ul className={grid} aria-label={label}>
    {withKeys(pieces, ({ id }) => id).map(([key, one]) => (
      <li key={key}>
        <button
          type="button"
          className={`${piece} ${one.active ? chosen : ''}`}
          aria-pressed={one.active}
          onClick={() => onPick(one)}
        >
          <Preview url={one.url} size={size} patches={(texture) => patches(one, texture)} />
          <span>{one.name}</span>
          {one.active && <span className={tag}>{activeText}</span>}
        </button>
      </li>
    ))}
  </ul>
);

/**
 * Draws when it nears the view, so that fifty of them cost no long task. A texture that does not come leaves the drawn
 * placeholder.
 */
const Preview = ({
  url,
  size: [width, height],
  patches,
}: {
  url: string | undefined;
  size: readonly [number, number];
  patches(texture: HTMLImageElement): readonly Patch[];
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const address = safeUrl(url);
  useEffect(() => {
    setDrawn(false);
    if (!address) return;
    const texture = new Image();
    texture.decoding = 'async';
    texture.onload = () => {
      if (!canvas.current) return;
      paintTexture(canvas.current, texture, patches(texture));
      setDrawn(true);
    };
    const view = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        view.disconnect();
        texture.src = address;
      },
      { rootMargin: '200px' },
    );
    view.observe(canvas.current!);
    return () => {
      view.disconnect();
      texture.onload = null;
    };
  }, [address]);
  return (
    <span className={figure} aria-hidden="true">
      {!drawn && <Picture size={32} />}
      <canvas ref={canvas} width={width} height={height} />
    </span>
  );
};
