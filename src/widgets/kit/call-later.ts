import type { Host } from './host';

/** Imports a chunk of the runtime and calls its default export. The widget works without it, so failures are ignored. */
export const callLater = (host: Host, chunk: string, ...values: unknown[]): void =>
  void host.page.shared
    .load<{ default(...values: unknown[]): void }>(chunk)
    .then((module) => module.default(...values))
    .catch(() => {});
