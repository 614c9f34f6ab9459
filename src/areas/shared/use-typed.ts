import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which a question is asked. */
const PAUSE = 250;

/**
 * A field's text, and what is asked of it: later, when typing pauses, so that each key is not a question. What stands
 * in the address wins when that changes by the back button.
 *
 * @param asked the value that is asked now
 * @param ask asks another
 */
export const useTyped = (asked: string, ask: (value: string) => void) => {
  const [text, setText] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(asked);
  useEffect(() => {
    if (asked !== last.current) setText(asked);
    last.current = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (value: string) => {
    clearTimeout(timer.current);
    last.current = value.trim();
    ask(last.current);
  };
  return {
    text,
    type: (value: string) => {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(now, PAUSE, value);
    },
    now: () => now(text),
  };
};
