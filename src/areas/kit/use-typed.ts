import { useEffect, useRef, useState } from 'react';

/** Search debounce. */
const DEBOUNCE_MS = 250;

/**
 * Holds the text of a search field and debounces the search. If the searched value changes by other means, as by the
 * back button, the field follows it.
 *
 * @param asked the value that is searched now
 * @param ask searches another value
 */
export const useTyped = (asked: string, ask: (value: string) => void) => {
  const [text, setText] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearched = useRef(asked);
  useEffect(() => {
    if (asked !== lastSearched.current) setText(asked);
    lastSearched.current = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (value: string) => {
    clearTimeout(timer.current);
    lastSearched.current = value.trim();
    ask(lastSearched.current);
  };
  return {
    text,
    type: (value: string) => {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(search, DEBOUNCE_MS, value);
    },
    now: () => search(text),
  };
};
