/** Reports a missing or invalid attribute. The message is the attribute's name, such as `data-title`. */
export class PropError extends Error {
  override readonly name = 'PropError';
}

/** Each chunk has its own copy of the class, so `instanceof` fails. */
export const isPropError = (error: unknown): error is PropError => (error as Error | undefined)?.name === 'PropError';
