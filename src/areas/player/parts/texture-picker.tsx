import type { ReactNode } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { CutNote } from '../../kit/cut-note';
import { PlayerCallView, type PlayerCallViewProps } from '../../kit/player-call-view';
import type { CallState } from '../../kit/use-call';
import { NoProfile, type NoProfileProps } from './no-profile';
import { TextureGrid, type TextureGridProps } from './texture-grid';
import { grid, waiting } from './texture-grid.style';
import { type TextureList, textureItems } from './texture-items';
import { picker } from './texture-picker.style';

export interface TexturePickerProps extends HostProps, Pick<TextureGridProps, 'size' | 'patches'> {
  readonly call: CallState<TextureList | null>;
  readonly from: PlayerCallViewProps<unknown>['from'];
  readonly texts: PlayerCallViewProps<unknown>['texts'] &
    NoProfileProps['texts'] & {
      readonly heading: string;
      readonly unnamedText: string;
      readonly activeText: string;
      readonly emptyText: string;
      readonly cutText: string;
    };
  readonly count: number;
  readonly below?: ReactNode;
  readonly waitingBelow?: ReactNode;
}

export const TexturePicker = ({
  host,
  call,
  from,
  texts,
  size,
  patches,
  count,
  below,
  waitingBelow,
}: TexturePickerProps) => (
  <section className={`${base} ${picker}`}>
    <h2>{texts.heading}</h2>
    <PlayerCallView
      host={host}
      call={call}
      from={from}
      texts={texts}
      shimmer={
        <>
          <div className={grid} aria-hidden="true">
            {[...Array(count)].map((_, i) => (
              <div key={i} className={`${wave} ${waiting}`} />
            ))}
          </div>
          {waitingBelow}
        </>
      }
      empty={(list) => !list && <NoProfile texts={texts} />}
    >
      {(list) => {
        const items = textureItems(list, texts.unnamedText);
        return (
          <>
            {items.length ? (
              <TextureGrid
                label={texts.heading}
                items={items}
                activeText={texts.activeText}
                size={size}
                patches={patches}
                onPick={({ id, url }) => host.emit('select', { id, url })}
              />
            ) : (
              <p>{texts.emptyText}</p>
            )}
            {below}
          </>
        );
      }}
    </PlayerCallView>
    <CutNote call={call} text={texts.cutText} />
  </section>
);
