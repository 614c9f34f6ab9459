/** The theme's pixel face, which the runtime registers under this name. */
const FACE = 'Cobble Pixel';

/** Families that no rule of a page can redefine. */
const GENERIC = /^(system-ui|ui-[a-z-]+|sans-serif|serif|monospace)$/;

let own: string | undefined;

/**
 * A font family list of which no `@font-face` of the page's can take the place: one that is named as ours wins over
 * ours, and could draw other words, or another price, than are written (measured in Chrome 156). The pixel face is
 * registered again under a name that no page knows; of the other families the generic ones stay.
 *
 * @param families as computed: `"Cobble Pixel", system-ui, sans-serif`
 * @param file the pixel face's, as the runtime has fetched it (`src/embed/load-font.ts`); without one its place is the
 *   next family's
 */
export const ownFace = (families: string, file: BufferSource | undefined): string =>
  families
    .split(',')
    .map((family) => family.trim())
    .map((family) => (file && family.includes(FACE) ? register(file) : family))
    .filter((family) => family === own || GENERIC.test(family))
    .join() || 'sans-serif';

const register = (file: BufferSource): string => {
  if (!own) {
    own = `cobble-${Math.random().toString(36).slice(2)}`;
    const descriptors = { weight: '1 999', sizeAdjust: '125%' };
    document.fonts.add(new FontFace(own, file, descriptors));
  }
  return own;
};
