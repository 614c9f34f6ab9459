/** Formats progress as `42 %, `. Returns `''` if no percentage from 0 to 100 exists. */
export const percentText = (part: number, total: number | undefined): string =>
  total === undefined || total === 0 || part > total ? '' : `${Math.floor((part * 100) / total)} %, `;
