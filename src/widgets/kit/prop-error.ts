/** Reports that an attribute is missing or invalid. The message is its name, such as `data-title`. */
export class PropError extends Error {
  override readonly name = 'PropError';
}

/** Compares the name, because each chunk has its own copy of the class and `instanceof` fails. */
export const isPropError = (error: unknown): error is PropError => (error as Error | undefined)?.name === 'PropError';
