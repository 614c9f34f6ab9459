/**
 * The names that may go into telemetry as experiment ids (EXP-10).
 *
 * @param names flights that are on, and `experiment:flight` pairs
 */
export const telemetryIds = (names: readonly string[]): string[] =>
  names.filter((name) => name.length <= 256 && /^(AX|EX|SF|C[SFTU]|D[CF]|H5|HL|WS|WP):/.test(name));
