/** Formats progress as `42 %, `. Returns an empty text if the total is unknown, is 0, or is less than `part`. */
export const percentText = (part: number, total: number | undefined): string =>
  total === undefined || total === 0 || part > total ? '' : `${Math.floor((part * 100) / total)} %, `;
