import { BUILD } from './bundle';

/**
 * What a bundler does silently wrong with a widget's extracted styles, made loud.
 *
 * @throws Error naming the widget or the file, and the mend
 */
export const checkOutput = (widget: string, texts: ReadonlyMap<string, string>): void => {
  if (!texts.get(`chunks/${widget}.${BUILD}.css`)?.trim()) {
    throw Error(
      `${widget} has no CSS: import its classes from ${widget}.style.ts, and give its outermost element the class of base.style.ts`,
    );
  }
  const own = texts.get(`chunks/${widget}.${BUILD}.css`)!;
  for (const [path, text] of texts) {
    // Nobody fetches it: a widget has one stylesheet.
    const missing =
      path.endsWith('.css') &&
      path !== `chunks/${widget}.${BUILD}.css` &&
      [...text.matchAll(/\.([a-z]+-[\w-]+)/g)].map(([, name]) => name!).find((name) => !own.includes(name));
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
