import { useLayoutEffect, useRef } from 'react';
import { summary } from './form.style';

/** An error of a form. */
export interface Fault {
  readonly text: string;
  /** Id of the control that the error links to. */
  readonly id?: string | undefined;
}

export interface ErrorSummaryProps {
  readonly heading: string;
  readonly faults: readonly Fault[];
  readonly root: ShadowRoot;
  /** Number of failed attempts: each moves the focus here. */
  readonly turn: number;
}

/** Lists a form's errors above it, each a link to its field, and takes the focus (GOV.UK's error summary). */
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
