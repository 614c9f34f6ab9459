let asked: unknown;

/** The heading face, swapped in late: `@font-face` does nothing inside a shadow root. A page that forbids it keeps the system's. */
export const loadFont = (base: string): void => {
  asked ??= document.fonts.add(new FontFace('Cobble Pixel', `url(${base}fonts/pixelify-sans.woff2)`, { weight: '700' }));
};
