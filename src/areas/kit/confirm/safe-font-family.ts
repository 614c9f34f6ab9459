const FONT_NAME = 'Cobble Pixel';

const GENERIC = /^(system-ui|ui-[a-z-]+|sans-serif|serif|monospace)$/;

let privateName: string | undefined;

/**
 * Returns a font family list that the page's `@font-face` rules can't redefine. A redefined font could show another
 * price (measured in Chrome 156). Registers the pixel font under a random name.
 */
export const safeFontFamily = (families: string, file: BufferSource | undefined): string =>
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
