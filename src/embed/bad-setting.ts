import { say } from '../say';

const said = new Set<string>();

/**
 * Says once in the console what is wrong with a setting of the page, and what follows (LDR-6). A form whose fields hide
 * its own members is no such thing.
 */
export default (error: unknown): void => {
  const words =
    error instanceof DOMException
      ? `data-ignore: ${error.message} Nothing is mounted until it is a CSS selector.`
      : error instanceof SyntaxError
        ? `data-cobble-config: ${error.message} None of its settings counts until it is one JSON object.`
        : undefined;
  if (!words || said.has(words)) return;
  said.add(words);
  say('error', `cobble: ${words}`);
};
