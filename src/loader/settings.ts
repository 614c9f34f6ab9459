import { readSettings } from './read-settings';

/** What the tag says, read while its script runs. */
export const settings = readSettings();
