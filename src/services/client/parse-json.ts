/** A reviver's third argument, in browsers that support it. */
interface ReviverContext {
  readonly source?: string;
}

/**
 * Parses an answer. A whole number beyond 2^53 becomes the text of its digits: the services' ids have 64 bits, and a
 * rounded id is another object's. Browsers without the reviver's context (before Chromium 114, Firefox 135, Safari
 * 18.4) round it.
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
