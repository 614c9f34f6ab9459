/**
 * The objects of a list that a service answered; none where it is no list. A wrong type in an answer is no fault of the
 * caller's.
 */
export const records = <T>(given: readonly T[] | null | undefined): T[] =>
  (Array.isArray(given) ? (given as T[]) : []).filter((one) => one && typeof one == 'object');
