import { root } from '../../esbuild.config.mjs';
import { chooseWidgets } from '../build/choose-widgets';
import { findWidgets } from '../build/find-widgets';
import { measuredHeights } from '../reserved-space/measured-heights';
import { roomSheet } from '../reserved-space/room-sheet';
import { escapeAttribute } from './escape-attribute';

export interface ReservedSpaceInput {
  /** Names of widgets. Default: all. */
  readonly inlineRoom?: readonly string[];
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
 * Returns a `<link>` to the build's sheet, or for some widgets a `<style>`, which saves a request. Builds of earlier
 * versions lack the sheet.
 */
export const reservedSpaceTag = async ({
  inlineRoom,
  theme,
  base,
  files,
  pin,
}: ReservedSpaceInput): Promise<ReservedSpaceTag> => {
  if (inlineRoom) {
    const widgets = chooseWidgets(await findWidgets(root), inlineRoom, '--inline-room');
    const inline = roomSheet(
      widgets.map(({ name }) => name),
      measuredHeights,
    ).trimEnd();
    // Dialogs cover the page, and need no space.
    if (!inline) return { tag: '' };
    return { tag: `<style nonce="">${inline}</style>\n`, inline };
  }
  const path = Object.keys(files).find((file) =>
    pin ? /^room\.[^./]+\.css$/.test(file) : file === `${theme}/room.css`,
  );
  const integrity = path === undefined ? undefined : files[path];
  if (path === undefined || integrity === undefined) return { tag: '' };
  const check = pin ? ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"` : '';
  return { tag: `<link rel="stylesheet" href="${escapeAttribute(base + path)}"${check}>\n` };
};
