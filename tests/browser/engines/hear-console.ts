/** One message of a page's console, an error that nobody caught (`pageerror`), or a call of what it was given (`call`). */
export interface Heard {
  readonly type: string;
  readonly text: string;
}

/**
 * Runs in a page before its own scripts: keeps what its console is told and what it throws, for classic WebDriver tells
 * neither.
 */
export const hearConsole = () => {
  const heard: Heard[] = [];
  Object.defineProperty(window, Symbol.for('heard'), { value: heard });
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
      heard.push({ type, text: given.map(text).join(' ') });
      say.apply(console, given);
    };
  }
  addEventListener('error', ({ error, message }) => {
    // A file that did not come is no error of a script.
    if (message) heard.push({ type: 'pageerror', text: String((error as Error | null)?.stack ?? message) });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    heard.push({ type: 'pageerror', text: String((reason as Error | null)?.message ?? reason) });
  });
};
