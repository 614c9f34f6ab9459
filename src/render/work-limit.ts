const BASE_UNITS = 1_000_000;
const UNITS_PER_CHARACTER = 16;

export class WorkLimitError extends Error {}

/**
 * Limits the work per page: the time grows at most linearly with the page's size (threat 9). One unit takes roughly 50
 * ns. The size of a stream's pieces doesn't affect the limit.
 */
export class WorkLimit {
  spent = 0;
  private limit = BASE_UNITS;

  /** @param length the number of characters parsed so far */
  allowFor(length: number): void {
    this.limit = Math.max(this.limit, BASE_UNITS + length * UNITS_PER_CHARACTER);
  }

  /** @throws WorkLimitError */
  spend(units: number): void {
    this.spent += units;
    if (this.spent > this.limit) throw new WorkLimitError('is too much work for a page of its size');
  }
}
