import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { CutNote } from '../../kit/cut-note';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { findProfile } from '../parts/find-profile';
import { NoProfile } from '../parts/no-profile';
import { skinPatches } from '../parts/paint-texture';
import { TextureGrid } from '../parts/texture-grid';
import { grid, waiting } from '../parts/texture-grid.style';
import { textureItems } from '../parts/texture-items';
import { picker } from './skin-picker.style';
import type { description } from './skin-picker.widget';

/** The player's skins (ARE-6), the front of each drawn from its texture. */
export const SkinPicker = ({
  host,
  heading,
  unnamedText,
  activeText,
  emptyText,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const call = useCall(
    from,
    async (services, signal) => {
      const profile = await findProfile(services, signal);
      return profile && (profile.skins ?? []);
    },
    [],
    { signedIn: true, bound: bounded },
  );
  return (
    <section className={`${base} ${picker}`}>
      <h2>{heading}</h2>
      <CallView
        call={call}
        from={from}
        texts={texts}
        shimmer={
          <div className={grid} aria-hidden="true">
            {[0, 1, 2, 3].map((i) => (
              <div key={i} className={`${wave} ${waiting}`} />
            ))}
          </div>
        }
        empty={(skins) =>
          !skins ? <NoProfile texts={texts} /> : textureItems(skins, unnamedText).length === 0 && <p>{emptyText}</p>
        }
      >
        {(skins) => (
          <TextureGrid
            label={heading}
            items={textureItems(skins, unnamedText)}
            activeText={activeText}
            size={[16, 32]}
            patches={({ slim }, texture) => skinPatches(slim, texture.naturalHeight * 2 === texture.naturalWidth)}
            onPick={({ id, url }) => host.emit('select', { id, url })}
          />
        )}
      </CallView>
      <CutNote call={call} text={texts.cutText} />
    </section>
  );
};
