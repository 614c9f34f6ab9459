interface Place<T, R> {
  /** Stores the first child without a map, because most nodes have only one. */
  first?: { member: T; place: Place<T, R> };
  others?: Map<T, Place<T, R>>;
  made?: { result: R };
}

/** Maximum number of cached lists plus list members. A million URLs and a thousand experiments reach half of this. */
const MAX_SIZE = 524_288;

/** Caches results by list, because most pages match the same few experiments. */
export const memoizeByList = <T, R>(make: (list: readonly T[]) => R): ((list: readonly T[]) => R) => {
  let root: Place<T, R> = {};
  let size = 0;
  return (list) => {
    let place = root;
    for (const member of list)
      place = (place.first?.member === member ? place.first.place : place.others?.get(member)) ?? add(place, member);
    if (!place.made) {
      place.made = { result: make(list) };
      size += list.length + 1;
      if (size > MAX_SIZE) [root, size] = [{}, 0];
    }
    return place.made.result;
  };
};

const add = <T, R>(place: Place<T, R>, member: T): Place<T, R> => {
  const next: Place<T, R> = {};
  if (place.first) {
    place.others ??= new Map();
    place.others.set(member, next);
  } else place.first = { member, place: next };
  return next;
};
