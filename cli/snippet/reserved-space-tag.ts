import { measuredHeights } from '../reserved-space/measured-heights';
import { type ReservedSpace, roomSheet } from '../reserved-space/room-sheet';
import { escapeAttribute } from './escape-attribute';

export interface ReservedSpaceInput {
  /** The widgets whose space a `<style>` reserves. `link` means a `<link>` to the stylesheet of all widgets. */
  readonly room: readonly ReservedSpace[] | 'link';
  readonly theme: string;
  readonly base: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pin?: boolean;
}

export interface ReservedSpaceTag {
  readonly tag: string;
  /** The text of the `<style>`. Undefined for a `<link>`. */
  readonly inline?: string;
}

/**
 * Returns the `<style>` or `<link>` that reserves space for widgets. A `<link>` delays the first paint by a round trip,
 * and is unavailable for builds of earlier versions, which lack the stylesheet.
 */
export const reservedSpaceTag = ({ room, theme, base, files, pin }: ReservedSpaceInput): ReservedSpaceTag => {
  if (room !== 'link') {
    const inline = roomSheet(room, measuredHeights).trimEnd();
    // Dialogs cover the page, and need no space.
    return inline ? { tag: `<style nonce="">${inline}</style>\n`, inline } : { tag: '' };
  }
  const path = Object.keys(files).find((file) =>
    pin ? /^room\.[^./]+\.css$/.test(file) : file === `${theme}/room.css`,
  );
  const integrity = path === undefined ? undefined : files[path];
  if (path === undefined || integrity === undefined) return { tag: '' };
  const check = pin ? ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"` : '';
  return { tag: `<link rel="stylesheet" href="${escapeAttribute(base + path)}"${check}>\n` };
};
