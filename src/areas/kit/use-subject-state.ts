import { useLayoutEffect, useMemo, useRef, useState } from 'react';

/** State about one subject, for example an offer and the player who sees it. */
export interface SubjectState<T> {
  readonly value: T;
  /** Whether this render's subject is still shown. False after unmounting. */
  isCurrent(): boolean;
  /** Sets the value, unless another subject is shown by now. */
  set(value: T): void;
}

/**
 * Holds state about a subject. A new subject starts with the initial value, and late results for an earlier one are
 * dropped.
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
