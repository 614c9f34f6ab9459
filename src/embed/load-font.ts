/** How long the first widget waits for the face, ms. Nothing moves then when it comes; should it be later, the texts are seen in the system's face until then. */
const PATIENCE = 400;

let asked: Promise<unknown> | undefined;

/**
 * The heading face: `@font-face` does nothing inside a shadow root. A page that forbids it keeps the system's. One weight serves all; drawn
 * larger, it is as large as the faces that it takes over from. Without `swap` the browser would draw no text at all for three seconds.
 *
 * @param font a pinned page's, which checks the bytes; it never rejects
 * @returns when it is there, can't be had, or takes too long
 */
export const loadFont = (base: string, font?: () => Promise<ArrayBuffer>): Promise<unknown> => (asked ??= new Promise(async (done) => {
  setTimeout(done, PATIENCE);
  const face = new FontFace('Cobble Pixel', font ? await font() : `url(${base}fonts/jersey-10.woff2)`, { weight: '1 999', sizeAdjust: '125%', display: 'swap' } as FontFaceDescriptors);
  document.fonts.add(face);
  face.load().then(done, done);
}));
