/** What `JSON.parse` tells a reviver beside key and value, where the browser knows it. */
interface ReviverContext {
  readonly source?: string;
}

/**
 * `JSON.parse` of an answer. A whole number beyond 2^53 comes as the text of its digits: the services' ids have 64
 * bits, and a rounded one is another's. Browsers that don't say what stood there (before Chromium 114, Firefox 135,
 * Safari 18.4) round it as ever.
 *
 * @throws SyntaxError
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    text,
    /\d{16}/.test(text)
      ? (_: string, value: unknown, context?: ReviverContext) =>
          context?.source && !Number.isSafeInteger(value) && /^-?\d+$/.test(context.source) ? context.source : value
      : undefined,
  );
