/** Whether the name of an input is an http URL, not a path. */
export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);
