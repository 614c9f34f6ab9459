import { useLayoutEffect, useRef } from 'react';
import { summary } from './form.style';

/** One thing that is wrong, and where. */
export interface Fault {
  readonly text: string;
  /** Id of the control to go to; without one it is no link. */
  readonly id?: string | undefined;
}

export interface ErrorSummaryProps {
  readonly heading: string;
  readonly faults: readonly Fault[];
  readonly root: ShadowRoot;
  /** Grows with each try: the focus comes here again. */
  readonly turn: number;
}

/** What is wrong with a form, at its head (GOV.UK's pattern): it takes the focus, and each line leads to its field. */
export const ErrorSummary = ({ heading, faults, root, turn }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), [turn]);
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
