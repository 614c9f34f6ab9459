import { log } from '../platform/log';

const logged = new Set<string>();

/**
 * Logs an invalid setting once (LDR-6). Ignores other errors, such as those of a form whose fields hide its members.
 */
export default (error: unknown): void => {
  const message =
    error instanceof DOMException
      ? `data-ignore: ${error.message} Nothing is mounted. Fix: write a valid CSS selector.`
      : error instanceof SyntaxError
        ? `data-cobble-config: ${error.message} All of its settings are ignored. Fix: write one JSON object.`
        : undefined;
  if (!message || logged.has(message)) return;
  logged.add(message);
  log('error', `cobble: ${message}`);
};
