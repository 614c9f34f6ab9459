import type { Host } from './host';

/** Calls what a chunk of the runtime's exports by default, where the widget can do without it. */
export const callLater = (host: Host, chunk: string, ...values: unknown[]): void =>
  void host.page.shared
    .load<{ default(...values: unknown[]): void }>(chunk)
    .then((module) => module.default(...values))
    .catch(() => {});
