import { say } from '../say';

let said = false;

/** Says once in the console that `data-ignore` is no selector, and what follows (interface 9). */
export default (error: unknown): void => {
  // Not the form's that hides its own members.
  if (said || !(error instanceof DOMException)) return;
  said = true;
  say('error', `cobble: data-ignore: ${error.message} Nothing is mounted until it is a CSS selector.`);
};
