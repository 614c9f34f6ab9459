import type { IconProps } from '../icon';
import { Icon } from '../icon';

/**
 * A sign with a mark: this went wrong.
 *
 * ................
 * ....########....
 * ...##########...
 * ..############..
 * .######..######.
 * .######..######.
 * .######..######.
 * .######..######.
 * .######..######.
 * .##############.
 * .######..######.
 * .######..######.
 * ..############..
 * ...##########...
 * ....########....
 * ................
 */
// biome-ignore lint/suspicious/noShadowRestrictedNames: an icon is named after its file.
export const Error = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 1h8v1h1v1h1v1h1v8h-1v1h-1v1h-1v1h-8v-1h-1v-1h-1v-1h-1v-8h1v-1h1v-1h1zM7 4v5h2v-5zM7 10v2h2v-2z"
  />
);
