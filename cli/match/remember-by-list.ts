/** What was made of a list that leads here, member by member, and where the next member leads. */
interface Place<T, R> {
  /** Mostly only one member ever comes next: it needs no table. */
  first?: { member: T; place: Place<T, R> };
  others?: Map<T, Place<T, R>>;
  made?: { result: R };
}

/**
 * Members of all lists that are kept, each list with one more: beyond them all is forgotten, so that what is kept of a
 * config of any size takes a bounded memory. The lists of a million URLs and a thousand experiments have half of them.
 */
const MOST = 524_288;

/**
 * Remembers what is made of a list: where the same members come again in the same order, the same result comes, and is
 * not made again. Of a million pages most match the same few experiments.
 *
 * @param make gives the same for the same members
 */
export const rememberByList = <T, R>(make: (list: readonly T[]) => R): ((list: readonly T[]) => R) => {
  let root: Place<T, R> = {};
  let kept = 0;
  return (list) => {
    let place = root;
    for (const member of list)
      place = (place.first?.member === member ? place.first.place : place.others?.get(member)) ?? add(place, member);
    if (!place.made) {
      place.made = { result: make(list) };
      kept += list.length + 1;
      if (kept > MOST) [root, kept] = [{}, 0];
    }
    return place.made.result;
  };
};

/** Makes a place for a member that has not come here before. */
const add = <T, R>(place: Place<T, R>, member: T): Place<T, R> => {
  const next: Place<T, R> = {};
  if (place.first) {
    place.others ??= new Map();
    place.others.set(member, next);
  } else place.first = { member, place: next };
  return next;
};
