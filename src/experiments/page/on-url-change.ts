interface Navigation extends EventTarget {
  readonly currentEntry?: object | null;
}

/**
 * Calls a listener after the URL has changed without a new document, in a task of its own: a router that calls `pushState`
 * hasn't finished its work.
 */
export const onUrlChange = (listener: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(listener);
  };
  const { navigation } = window as { navigation?: Navigation };
  // An element or a variable of the page may have this name. Sandboxed frames have no entries and no events.
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
