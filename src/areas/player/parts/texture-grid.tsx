import { Picture } from '../../../widgets/kit/icons/picture';
import { withKeys } from '../../kit/with-keys';
import type { Patch } from './paint-texture';
import { chosen, figure, grid, item, tag } from './texture-grid.style';
import { useTexturePreview } from './use-texture-preview';

export interface TextureItem {
  readonly id: string;
  readonly name: string;
  readonly url: string | undefined;
  readonly active: boolean;
  /** Whether the arms are three pixels wide, not four. */
  readonly slim: boolean;
}

export interface TextureGridProps {
  readonly label: string;
  readonly items: readonly TextureItem[];
  readonly activeText: string;
  readonly size: readonly [width: number, height: number];
  patches(item: TextureItem, texture: HTMLImageElement): readonly Patch[];
  onPick(item: TextureItem): void;
}

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

interface PreviewProps {
  readonly url: string | undefined;
  readonly size: readonly [width: number, height: number];
  patches(texture: HTMLImageElement): readonly Patch[];
}

const Preview = ({ url, size: [width, height], patches }: PreviewProps) => {
  const { canvas, isPainted } = useTexturePreview(url, patches);
  return (
    <span className={figure} aria-hidden="true">
      {!isPainted && <Picture size={32} />}
      <canvas ref={canvas} width={width} height={height} />
    </span>
  );
};
