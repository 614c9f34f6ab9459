import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

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
