import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { useServices } from '../../kit/use-services';
import { skinPatches } from '../parts/paint-texture';
import { TexturePicker } from '../parts/texture-picker';
import { useTextures } from '../parts/use-textures';
import type { description } from './skin-picker.widget';

export const SkinPicker = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const call = useTextures(from, 'skins');
  return (
    <TexturePicker
      host={host}
      call={call}
      from={from}
      texts={texts}
      count={4}
      size={[16, 32]}
      patches={({ slim }, texture) => skinPatches(slim, texture.naturalHeight * 2 === texture.naturalWidth)}
    />
  );
};
