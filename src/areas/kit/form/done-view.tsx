import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Check } from '../../../widgets/kit/icons/check';
import { done } from './form-panel.style';

export interface DoneViewProps {
  readonly heading: string;
  readonly children?: ReactNode;
}

/** Takes a form's place when it has done its work: its heading takes the focus, and so is read out. */
export const DoneView = ({ heading, children }: DoneViewProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <div className={done}>
      <h3 ref={title} tabIndex={-1}>
        <Check /> {heading}
      </h3>
      {children}
    </div>
  );
};
