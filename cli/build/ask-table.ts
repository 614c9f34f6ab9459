import type { FoundWidget } from './find-widgets';

/** What a page fetches beside the code of an area, so that its first answer waits for nothing else: `__ASKS__`. */
export const askTable = (widgets: readonly FoundWidget[]): typeof __ASKS__ =>
  Object.fromEntries(
    widgets.flatMap(({ name, description: { asks } }) =>
      asks === undefined ? [] : [[name, asks ? `services services-${asks}` : 'services']],
    ),
  );
