import { readSettings } from './read-settings';

/** What the tag sets, read while its script runs. */
export const settings = readSettings();
