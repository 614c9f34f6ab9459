let asked: unknown;

/**
 * The heading face, swapped in late: `@font-face` does nothing inside a shadow root. A page that forbids it keeps the
 * system's. One weight serves all; drawn larger, it is as large as the faces that it takes over from.
 */
export const loadFont = (base: string): void => {
  asked ??= document.fonts.add(new FontFace('Cobble Pixel', `url(${base}fonts/jersey-10.woff2)`, { weight: '1 999', sizeAdjust: '125%' } as FontFaceDescriptors));
};
