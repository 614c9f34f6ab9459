import { readdir } from 'node:fs/promises';
import { unreadable } from '../io/read-text';

export const findCaseFiles = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => /^(.*\.)?cases\.json$/s.test(name)).sort();
  } catch (error) {
    throw unreadable(folder, error);
  }
};
