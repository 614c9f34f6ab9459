/** Also accepts the `Response` that Realms calls throw. */
export const statusOf = (error: unknown): number | undefined => {
  const { status }: { status?: unknown } = Object(error);
  return typeof status === 'number' ? status : undefined;
};
