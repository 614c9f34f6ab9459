import { closest } from './closest';
import { context } from './context';

/** Strangers may write where the site says so (interface 9, threat 4): nothing of ours mounts or acts there. */
export const isOurs = (element: Element) =>
  !closest(element, `[data-cobble-off],${(context.settings ?? context.tagSettings).ignore ?? '[data-cobble-off]'}`);
