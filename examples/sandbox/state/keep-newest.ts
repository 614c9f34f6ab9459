/**
 * So many tickets, and so many subscribers, are kept: a page that sends them without end must not fill the memory
 * (threat 5).
 */
const most = 200;

/** Adds to a list, from whose front the oldest goes where it is full. */
export const keepNewest = <T>(list: T[], one: T): void => {
  list.push(one);
  if (list.length > most) list.shift();
};
