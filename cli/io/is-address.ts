/** Whether what is read is named by its http URL, not by a path. */
export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);
