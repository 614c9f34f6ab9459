import { BUILD } from './placeholders';

/**
 * What a bundler does silently wrong with a widget's extracted styles, made loud.
 *
 * @throws Error naming the widget or the file, and the mend
 */
export const checkOutput = (widget: string, texts: ReadonlyMap<string, string>): void => {
  const own = texts.get(`chunks/${widget}.${BUILD}.css`);
  if (!own?.trim()) {
    throw Error(
      `${widget} has no CSS: import its classes from ${widget}.style.ts, and give its outermost element the class of base.style.ts`,
    );
  }
  const there = new Set(classesIn(own));
  for (const [path, text] of texts) {
    // Nobody fetches it: a widget has one stylesheet of its own. What areas share is in neither.
    const missing =
      path.endsWith('.css') &&
      path !== `chunks/${widget}.${BUILD}.css` &&
      classesIn(text).find((name) => !there.has(name));
    if (missing)
      throw Error(
        `${widget}: the class ${missing} is only in the stylesheet of a part that is fetched later, which no page loads: import its style file from the widget's first part as well`,
      );
  }
  for (const [path, text] of texts) {
    if (path.endsWith('.js') && text.includes('in runtime is not supported'))
      throw Error(
        `${path} holds Linaria's run-time code: a css\`…\` stands outside a *.style.ts file, or its value can't be evaluated at build time`,
      );
  }
};

/** Names as `evaluate-style.ts` gives them; the values of a theme are named with dots too. */
const classesIn = (css: string): string[] =>
  [...css.replaceAll(/theme\([^)]*\)/g, '').matchAll(/\.([a-z][a-z\d]{2,})/g)].map(([, name = '']) => name);
