import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { wave } from '../../widgets/shared/wave.style';
import { bounded } from '../shared/bounded';
import { CallView } from '../shared/call-view';
import { CutNote } from '../shared/cut-note';
import { findProfile } from '../shared/find-profile';
import { NoProfile } from '../shared/no-profile';
import { skinPatches } from '../shared/paint-texture';
import { piecesOf } from '../shared/pieces-of';
import { useCall } from '../shared/use-call';
import { useServices } from '../shared/use-services';
import { Wardrobe } from '../shared/wardrobe';
import { grid, waiting } from '../shared/wardrobe.style';
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
          !skins ? <NoProfile texts={texts} /> : piecesOf(skins, unnamedText).length === 0 && <p>{emptyText}</p>
        }
      >
        {(skins) => (
          <Wardrobe
            label={heading}
            pieces={piecesOf(skins, unnamedText)}
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
