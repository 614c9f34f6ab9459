/**
 * The HTTP status that an error tells: a `ServiceError`, or the response that Realms calls throw. Groups of calls ask
 * the error of their own call instead: a file that they share would be one more to fetch.
 *
 * @returns undefined where there was no answer, and for what is no error of a call
 */
export const statusOf = (error: unknown): number | undefined => {
  const { status }: { status?: unknown } = Object(error);
  return typeof status === 'number' ? status : undefined;
};
