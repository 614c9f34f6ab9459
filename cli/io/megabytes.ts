/** `64 MB`, `1.5 MB`: a number of bytes for a message. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
