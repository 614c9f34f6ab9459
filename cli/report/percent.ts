/** Formats progress: `42 %, `, or nothing if the total is unknown or was wrong. */
export const percentText = (part: number, total: number | undefined): string =>
  total === undefined || total === 0 || part > total ? '' : `${Math.floor((part * 100) / total)} %, `;
