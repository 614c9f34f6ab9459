import type { PageSettings } from '../loader/settings';
import type { Context } from '../loader/types';
import { checkTag } from './check-tag';
import { resolvePageSettings } from './resolve-page-settings';

/** For services that are used before a widget mounts. Also checks the tag, as the runtime does for widgets. */
export const checkedSettings = (context: Context): PageSettings => {
  checkTag(context);
  return resolvePageSettings(context);
};
