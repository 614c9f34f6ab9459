import { log } from '../platform/log';

const logged = new Set<string>();

/** Logs an invalid `data-ignore` or page JSON once (LDR-6). Ignores other errors. */
export default (error: unknown): void => {
  const message = messageOf(error);
  if (!message || logged.has(message)) return;
  logged.add(message);
  log('error', `cobble: ${message}`);
};

const messageOf = (error: unknown): string | undefined => {
  if (error instanceof DOMException)
    return `data-ignore: ${error.message} Nothing is mounted. Fix: write a valid CSS selector.`;
  if (error instanceof SyntaxError)
    return `data-cobble-config: ${error.message} All of its settings are ignored. Fix: write one JSON object.`;
  return undefined;
};
