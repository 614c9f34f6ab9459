/** Says that an attribute, such as `data-title`, is missing or broken. */
export class PropError extends Error {
  override readonly name = 'PropError';

  constructor(readonly attribute: string) {
    super(attribute);
  }
}

/** Checks the name, because each chunk has its own copy of the class. */
export const isPropError = (error: unknown): error is PropError => (error as Error | undefined)?.name === 'PropError';
