import type { Context } from '../loader/types';

/**
 * How long the first widget waits for the face, ms. Nothing moves then when it comes; should it be later, the texts are
 * seen in the system's face until then.
 */
const PATIENCE = 400;

let asked: Promise<unknown> | undefined;

/**
 * The heading face: `@font-face` does nothing inside a shadow root. One weight serves all; drawn larger, it is as large
 * as the faces that it takes over from.
 *
 * Fetched as the stylesheets are, not by `url()`: a page's policy may have a `font-src` that forbids it, nothing tells
 * that before the browser has reported a violation, and whoever lets the stylesheets in has allowed this as well.
 *
 * The file is lent to the chunks: in a purchase's question the face has a name that no page knows (`own-face.ts`).
 *
 * @returns when it is there, can't be had, or takes too long
 */
export const loadFont = ({
  pageSettings: { base },
  fetchFile = fetch,
  publicApi: { lent },
}: Context): Promise<unknown> =>
  (asked ??= new Promise((done) => {
    fetchFile(base + 'fonts/jersey-10.woff2')
      .then((response) => response.arrayBuffer())
      .then((file) =>
        new FontFace('Cobble Pixel', (lent.face = file), {
          weight: '1 999',
          sizeAdjust: '125%',
        } as FontFaceDescriptors).load(),
      )
      .then((face) => document.fonts.add(face))
      .then(done, done);
    setTimeout(done, PATIENCE);
  }));
