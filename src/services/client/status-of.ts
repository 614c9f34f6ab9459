/**
 * Returns the HTTP status of an error: of a `ServiceError`, or of the `Response` that Realms calls throw.
 *
 * @returns undefined without a response, and for any other error
 */
export const statusOf = (error: unknown): number | undefined => {
  const { status }: { status?: unknown } = Object(error);
  return typeof status === 'number' ? status : undefined;
};
