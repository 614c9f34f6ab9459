/** Reports that an attribute, such as `data-title`, is missing or invalid. */
export class PropError extends Error {
  override readonly name = 'PropError';

  constructor(readonly attribute: string) {
    super(attribute);
  }
}

/** Compares the name, because each chunk has its own copy of the class and `instanceof` fails. */
export const isPropError = (error: unknown): error is PropError => (error as Error | undefined)?.name === 'PropError';
