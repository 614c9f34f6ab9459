import type { FoundWidget } from './find-widgets';

/** What an enhanced link may become (interface 9): `__COMPONENTS__` of the chunk `links`. Areas are none. */
export const linkTable = (widgets: readonly FoundWidget[]): typeof __COMPONENTS__ =>
  Object.fromEntries(
    widgets
      .filter(({ description }) => description.kind === 'component')
      .map(({ name, description: { props, link } }) => [name, { props: Object.keys(props), ...link }]),
  );
