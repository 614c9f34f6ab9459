interface ReviverContext {
  readonly source?: string;
}

/**
 * Converts integers beyond 2^53 to strings of digits, because the services' ids have 64 bits. Browsers without the
 * reviver's third argument (before Chromium 114, Firefox 135, Safari 18.4) round such integers.
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    text,
    /\d{16}/.test(text)
      ? (_: string, value: unknown, context?: ReviverContext) =>
          context?.source && !Number.isSafeInteger(value) && /^-?\d+$/.test(context.source) ? context.source : value
      : undefined,
  );
