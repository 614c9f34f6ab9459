/** Returns the HTTP status of a `ServiceError`, or of a `Response` that a Realms call threw. */
export const statusOf = (error: unknown): number | undefined => {
  const { status }: { status?: unknown } = Object(error);
  return typeof status === 'number' ? status : undefined;
};
