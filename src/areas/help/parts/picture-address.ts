import { absoluteAddress } from './absolute-address';
import type { BodyPlace } from './safe-body';

/** A raster picture in the text itself. SVG stays out. */
const picture = /^data:image\/(png|jpe?g|gif|webp);base64,/i;

/** Where a picture of an article is; empty for what is no picture. */
export const pictureAddress = (src: string, place: Pick<BodyPlace, 'url'>): string => {
  if (picture.test(src)) return src;
  const { protocol = '', href = '' } = absoluteAddress(src, place) ?? {};
  return /^https?:$/.test(protocol) ? href : '';
};
