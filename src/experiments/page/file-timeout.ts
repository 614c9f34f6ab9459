/** After this time, a flight's file is reported as failed. It still runs if it loads later. */
export const FILE_TIMEOUT_MS = 3000;
