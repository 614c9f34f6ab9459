import { useLayoutEffect, useMemo, useRef, useState } from 'react';

export interface SubjectState<T> {
  readonly value: T;
  /** Whether the component is still mounted with the same key. */
  isCurrent(): boolean;
  set(value: T): void;
}

/** Resets the state when `key` changes. After that, `set` ignores results for the previous key. */
export const useSubjectState = <T>(key: string, initial: T): SubjectState<T> => {
  const subject = useMemo(() => ({ key }), [key]);
  const [state, setState] = useState({ subject, value: initial });
  const current = useRef<object>(undefined);
  useLayoutEffect(() => {
    current.current = subject;
    return () => {
      current.current = undefined;
    };
  }, [subject]);
  const isCurrent = () => current.current === subject;
  return {
    value: state.subject === subject ? state.value : initial,
    isCurrent,
    set: (value) => {
      if (isCurrent()) setState({ subject, value });
    },
  };
};
