import { expect, it } from 'vitest';
import { wirePages } from './wire-pages';

const wire = wirePages();

it("shows the sandbox's images and plays its audio challenge", async () => {
  // SUP-5, PRF-1, PRF-4
  await wire.reset();
  const page = await wire.open('tag');
  const seen = await page.evaluate(async () => {
    const size = async (src: string) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    };
    const challenge = async (type: string) =>
      (await fetch(`/api/v1.0/reportconcern/challenge?challengeType=${type}`)).json() as Promise<{
        image: string;
        audio: string;
      }>;
    const bytes = await (await fetch(`data:audio/wav;base64,${(await challenge('Audio')).audio}`)).arrayBuffer();
    const { duration, numberOfChannels } = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes);
    return {
      item: await size('/__sandbox/pictures/item/frost-keep.svg'),
      skin: await size('/__sandbox/pictures/skin-slim/Scout-1.png'),
      cape: await size('/__sandbox/pictures/cape/Founder.png'),
      player: await size('/__sandbox/pictures/player/Alex%20Stone.png?w=100&h=100'),
      challenge: await size(`data:image/png;base64,${(await challenge('Image')).image}`),
      sound: [duration > 3 && duration < 15, numberOfChannels],
    };
  });
  expect(seen).toEqual({
    item: [640, 360],
    skin: [64, 64],
    cape: [64, 32],
    player: [100, 100],
    challenge: [240, 80],
    sound: [true, 1],
  });
});
