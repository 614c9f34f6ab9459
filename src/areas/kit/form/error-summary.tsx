import { useLayoutEffect, useRef } from 'react';
import { summary } from './form.style';

export interface Fault {
  readonly text: string;
  readonly id?: string | undefined;
}

export interface ErrorSummaryProps {
  readonly heading: string;
  readonly faults: readonly Fault[];
  readonly root: ShadowRoot;
  /** Changes with each failed submission, so that the summary gets the focus again. */
  readonly turn: number;
}

export const ErrorSummary = ({ heading, faults, root, turn }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (turn) box.current?.focus();
  }, [turn]);
  if (!faults.length) return null;
  return (
    <div ref={box} className={summary} role="alert" tabIndex={-1}>
      <p>{heading}</p>
      <ul>
        {faults.map(({ text, id }, i) => (
          <li key={i}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  const to = root.getElementById(id);
                  (to?.matches('fieldset') ? to.querySelector('input') : to)?.focus();
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
