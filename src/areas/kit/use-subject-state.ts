import { useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The state of, for example, an offer and the player who sees it. */
export interface SubjectState<T> {
  readonly value: T;
  /** False after unmounting. */
  isCurrent(): boolean;
  /** Ignored if another subject is shown. */
  set(value: T): void;
}

/**
 * A new subject starts with the initial value. Drops late results for an earlier one.
 *
 * @param key identifies the subject
 */
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
