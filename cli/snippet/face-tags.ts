import { escapeAttribute } from './escape-attribute';

const SHEET = 'fonts/face.css';

/**
 * Links that bring the heading face without script, for pages that are drawn before they are sent. It counts where it
 * is there for the first paint, and else from the next page on: nothing moves.
 *
 * @param files integrities by path
 * @returns nothing for a build of an earlier version, which has no such sheet
 */
export const faceTags = (base: string, files: Readonly<Record<string, string>>, pin = false): string => {
  const integrity = files[SHEET];
  if (integrity === undefined) return '';
  const check = pin ? ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"` : '';
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(`${base}fonts/jersey-10.woff2`)}">\n`,
    `<link rel="stylesheet" href="${escapeAttribute(base + SHEET)}"${check}>\n`,
  ].join('');
};
