/** Formats progress as `42 %, `. Returns `''` if the total is unknown, 0, or less than `part`. */
export const percentText = (part: number, total: number | undefined): string =>
  total === undefined || total === 0 || part > total ? '' : `${Math.floor((part * 100) / total)} %, `;
