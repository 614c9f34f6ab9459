/** `type` is the console method, or `pageerror` for an uncaught error, or `call` for a call of an exposed function. */
export interface ConsoleEntry {
  readonly type: string;
  readonly text: string;
}

/**
 * Runs before a page's scripts. Records console messages and uncaught errors, which classic WebDriver doesn't report.
 */
export const recordConsole = () => {
  const entries: ConsoleEntry[] = [];
  Object.defineProperty(window, Symbol.for('console-entries'), { value: entries });
  const text = (one: unknown) =>
    one instanceof Error
      ? `${one}`
      : one instanceof Element
        ? 'JSHandle@node'
        : typeof one === 'object' && one
          ? 'JSHandle@object'
          : String(one);
  for (const [name, type] of [
    ['log', 'log'],
    ['info', 'info'],
    ['debug', 'debug'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const) {
    const say = console[name];
    console[name] = (...given: unknown[]) => {
      entries.push({ type, text: given.map(text).join(' ') });
      say.apply(console, given);
    };
  }
  addEventListener('error', ({ error, message }) => {
    // The event of a failed load has no message.
    if (message) entries.push({ type: 'pageerror', text: String((error as Error | null)?.stack ?? message) });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    entries.push({ type: 'pageerror', text: String((reason as Error | null)?.message ?? reason) });
  });
};
