/** The name under which the runtime registers the theme's pixel font. */
const FONT_NAME = 'Cobble Pixel';

/** Families that no `@font-face` can redefine. */
const GENERIC = /^(system-ui|ui-[a-z-]+|sans-serif|serif|monospace)$/;

let privateName: string | undefined;

/**
 * Returns a font family list that the page's `@font-face` rules can't change. A rule with our font's name wins over our
 * font, and its glyphs could show other words or another price (measured in Chrome 156). So the pixel font is registered
 * again under a random name, and of the other families only generic ones stay.
 *
 * @param families computed value: `"Cobble Pixel", system-ui, sans-serif`
 * @param file the pixel font that the runtime loaded (`src/embed/load-font.ts`); without one, the next family is used
 */
export const ownFace = (families: string, file: BufferSource | undefined): string =>
  families
    .split(',')
    .map((family) => family.trim())
    .map((family) => (file && family.includes(FONT_NAME) ? register(file) : family))
    .filter((family) => family === privateName || GENERIC.test(family))
    .join() || 'sans-serif';

const register = (file: BufferSource): string => {
  if (!privateName) {
    privateName = `cobble-${Math.random().toString(36).slice(2)}`;
    const descriptors = { weight: '1 999', sizeAdjust: '125%' };
    document.fonts.add(new FontFace(privateName, file, descriptors));
  }
  return privateName;
};
