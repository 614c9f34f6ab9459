/** What was made of a list that leads here, member by member, and where the next member leads. */
interface Place<T, R> {
  next?: Map<T, Place<T, R>>;
  made?: { result: R };
}

/** Places that are kept: beyond them all is forgotten, so that a config of any size takes a bounded memory. */
const MOST = 16_384;

/**
 * Remembers what is made of a list: where the same members come again in the same order, the same result comes, and is
 * not made again. Of a million pages most match the same few experiments.
 *
 * @param make gives the same for the same members
 */
export const rememberByList = <T, R>(make: (list: readonly T[]) => R): ((list: readonly T[]) => R) => {
  let root: Place<T, R> = {};
  let places = 0;
  return (list) => {
    if (places > MOST) [root, places] = [{}, 0];
    let place = root;
    for (const member of list) {
      let next = place.next?.get(member);
      if (!next) {
        next = {};
        place.next ??= new Map();
        place.next.set(member, next);
        places++;
      }
      place = next;
    }
    place.made ??= { result: make(list) };
    return place.made.result;
  };
};
