import type { Context } from '../loader/types';
import { onRenderedText } from './renderer';

/**
 * The timeout starts once the widget's other files have loaded or failed. A basic font file that arrives after the
 * timeout isn't used.
 */
const FONT_TIMEOUT_MS = 400;

/** Characters that only the extended font file has (`cli/font/make-font.ts`). The € is in both files. */
const EXTENDED = /[Ā-őŔ-ɏḀ-ỿ₠-₫₭-⃀]/;

let basic: Promise<unknown> | undefined;
let extended: Promise<unknown> | undefined;
/** Whether the page is server-rendered and so keeps its fonts: a swap would move text that visitors read. */
let keepsFonts: boolean | undefined;

/**
 * Loads the heading font with a script, because `@font-face` has no effect in a shadow root. The extended file loads
 * when a text contains letters beyond Latin-1.
 *
 * Uses `fetch`, because a script can't detect that `font-src` has blocked a `url()`.
 *
 * @param rest the widget's other files
 * @returns resolves when the fonts for `markup` have loaded, failed or timed out
 */
export const loadFont = (context: Context, rest: Promise<unknown>, markup: string): Promise<unknown> => {
  // Don't count ignored regions, where anybody can write this attribute.
  keepsFonts ??= [...document.querySelectorAll<HTMLElement>('[data-widget-state=drawn]')].some(
    context.getOrCreateHandle,
  );
  let isLate = keepsFonts;
  const load = async (name: string, isExtended?: boolean) => {
    const {
      tagSettings: { base },
      fetchFile = fetch,
      prefetched,
      publicApi: { shared },
    } = context;
    try {
      const path = `fonts/${name}.woff2`;
      const file = await (await (prefetched[path] ?? fetchFile(base + path))).arrayBuffer();
      const descriptors = { weight: '1 999', sizeAdjust: '125%' } as FontFaceDescriptors;
      const face = await new FontFace('Cobble Pixel', file, descriptors).load();
      if (!isExtended) shared.face = file;
      // Add the extended file even if it arrives late: a service's answer may need it after the first render.
      if (!isLate || (isExtended && !keepsFonts)) document.fonts.add(face);
    } catch {
      // If the file is missing or isn't a font, keep the system font.
    }
  };
  const onTimeout = async () => {
    await new Promise((done) => setTimeout(done, FONT_TIMEOUT_MS));
    isLate = true;
  };
  const loadInTime = (name: string, isExtended?: boolean) =>
    Promise.race([load(name, isExtended), rest.then(onTimeout, onTimeout)]);
  const loadForText = (text: string) => {
    if (EXTENDED.test(text)) extended ??= loadInTime('jersey-10-ext', true);
  };
  if (!basic) {
    basic = loadInTime('jersey-10');
    onRenderedText(loadForText);
  }
  loadForText(markup);
  return Promise.all([basic, extended]);
};
