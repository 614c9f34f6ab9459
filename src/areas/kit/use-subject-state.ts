import { useLayoutEffect, useMemo, useRef, useState } from 'react';

export interface SubjectState<T> {
  readonly value: T;
  /** Returns false after the key has changed or the component has unmounted. */
  isCurrent(): boolean;
  set(value: T): void;
}

/** Keeps state for one key, such as an offer and its player. A new key resets the state; late results are ignored. */
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
