/** How long to wait for a file. A file that runs later still applies its flight. */
export const FILE_TIMEOUT_MS = 3000;
