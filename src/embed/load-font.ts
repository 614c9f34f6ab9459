import { options } from 'preact';
import type { Context } from '../loader/types';

/**
 * How long the first widget, once the rest of it is there, waits for the face, ms. What comes later is for the next
 * page, which has it kept: a face that takes over from the system's in the middle of reading moves the page.
 */
const PATIENCE = 400;

/** The letters of the second file; `cli/face/make-face.ts` has both. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;
/** The file has few letters of this range; browsers take the others from the next face. */
const EXTENDED_RANGE = 'U+100-20C0';

let asked: Promise<unknown> | undefined;
let extended: Promise<unknown> | undefined;
/** Whether this page is left as it is. */
let isWithout: boolean | undefined;

/**
 * The heading face: `@font-face` does nothing inside a shadow root. One weight serves all; drawn larger, it is as large
 * as the faces that it takes over from. Letters outside of Latin-1 are a file of their own, fetched when a widget's
 * markup has one, or a text is drawn that has (an answer's).
 *
 * Fetched as the stylesheets are, not by `url()`: a page's policy may have a `font-src` that forbids it, nothing tells
 * that before the browser has reported a violation, and whoever lets the stylesheets in has allowed this as well.
 *
 * A page that was drawn before it was sent has the face by a link in its head (`cobble snippet --face`), or none: a face
 * that takes over from the system's would move what is read.
 *
 * The chunks share the file: in a purchase's question the face has a name that no page knows (`own-face.ts`).
 *
 * @param rest the other files of the widget
 * @returns when what the markup needs is there, can't be had, or takes too long
 */
export const loadFont = (context: Context, rest: Promise<unknown>, markup: string): Promise<unknown> => {
  // What was drawn before is read already.
  isWithout ??= !!document.querySelector('[data-widget-state=drawn]');
  let isLate = isWithout;
  const load = async (name: string, unicodeRange?: string) => {
    const {
      tagSettings: { base },
      fetchFile = fetch,
      publicApi: { shared },
    } = context;
    try {
      const file = await (await fetchFile(`${base}fonts/${name}.woff2`)).arrayBuffer();
      if (!unicodeRange) shared.face = file;
      // TypeScript's types lack `sizeAdjust`.
      const descriptors = { weight: '1 999', sizeAdjust: '125%', unicodeRange } as FontFaceDescriptors;
      const face = await new FontFace('Cobble Pixel', file, descriptors).load();
      // An answer's letters are always late.
      if (!isLate || (unicodeRange && !isWithout)) document.fonts.add(face);
    } catch {
      // The system's face draws instead.
    }
  };
  const late = () =>
    new Promise((done) => {
      setTimeout(() => {
        isLate = true;
        done(isLate);
      }, PATIENCE);
    });
  const wait = (name: string, unicodeRange?: string) => Promise.race([load(name, unicodeRange), rest.then(late, late)]);
  const see = (text: unknown) => {
    if (typeof text === 'string' && EXTENDED.test(text)) extended ??= wait('jersey-10-ext', EXTENDED_RANGE);
  };
  if (!asked) {
    asked = wait('jersey-10');
    const { diffed } = options;
    options.diffed = (node) => {
      diffed?.(node);
      // Of a text, what it says; anything else has an object here.
      see(node.props);
    };
  }
  see(markup);
  return Promise.all([asked, extended]);
};
