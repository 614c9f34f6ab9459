import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../../widgets/kit/icons/picture';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { withKeys } from '../../kit/with-keys';
import { type Patch, paintTexture } from './paint-texture';
import { chosen, figure, grid, item, tag } from './texture-grid.style';

/** One thing to wear. */
export interface TextureItem {
  readonly id: string;
  readonly name: string;
  readonly url: string | undefined;
  readonly active: boolean;
  /** Of a skin: its arms are three pixels wide. */
  readonly slim: boolean;
}

export interface TextureGridProps {
  readonly label: string;
  readonly items: readonly TextureItem[];
  readonly activeText: string;
  /** Pixels of the preview. */
  readonly size: readonly [width: number, height: number];
  patches(item: TextureItem, texture: HTMLImageElement): readonly Patch[];
  onPick(item: TextureItem): void;
}

/**
 * Skins or capes, each with a drawn preview; the one that is worn is marked. A press tells the page, which may do what
 * it likes.
 */
export const TextureGrid = ({ label, items, activeText, size, patches, onPick }: TextureGridProps) => (
  <ul className={grid} aria-label={label}>
    {withKeys(items, ({ id }) => id).map(([key, one]) => (
      <li key={key}>
        <button
          type="button"
          className={`${item} ${one.active ? chosen : ''}`}
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
    const { current: place } = canvas;
    setDrawn(false);
    if (!address || !place) return;
    const texture = new Image();
    texture.decoding = 'async';
    texture.onload = () => {
      if (!canvas.current) return;
      paintTexture(canvas.current, texture, patches(texture));
      setDrawn(true);
    };
    const view = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        view.disconnect();
        texture.src = address;
      },
      { rootMargin: '200px' },
    );
    view.observe(place);
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
