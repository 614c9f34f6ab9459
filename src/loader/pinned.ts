import { pinnedFiles } from './pinned-files';
import { settings } from './settings';

/** Whence a pinned page has its files; nothing in the plain file. */
export const pinned = __PINNED__ ? pinnedFiles(settings.base, settings.bundleTheme) : undefined;
