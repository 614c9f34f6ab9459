interface Navigation extends EventTarget {
  readonly currentEntry?: object | null;
}

/**
 * Calls a listener after the URL has changed without a new document. Waits for the next task, because the router that
 * called `pushState` hasn't finished.
 */
export const onUrlChange = (listener: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(listener);
  };
  const { navigation } = window as { navigation?: Navigation };
  // Without `currentEntry`, `navigation` is the page's own element or variable, or fires no events (in a sandboxed
  // frame).
  if (navigation?.currentEntry) {
    navigation.addEventListener('currententrychange', schedule);
    return;
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = (...values) => {
      original.apply(history, values);
      schedule();
    };
  }
  addEventListener('popstate', schedule);
};
