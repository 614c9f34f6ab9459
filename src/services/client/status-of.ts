/** Accepts the `Response` that Realms calls throw, too. */
export const statusOf = (error: unknown): number | undefined => {
  const { status }: { status?: unknown } = Object(error);
  return typeof status === 'number' ? status : undefined;
};
