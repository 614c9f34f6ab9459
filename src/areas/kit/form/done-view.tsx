import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Check } from '../../../widgets/kit/icons/check';
import { done } from './form-panel.style';

export interface DoneViewProps {
  readonly heading: string;
  readonly children?: ReactNode;
}

export const DoneView = ({ heading, children }: DoneViewProps) => {
  const headingElement = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => headingElement.current?.focus(), []);
  return (
    <div className={done}>
      <h3 ref={headingElement} tabIndex={-1}>
        <Check /> {heading}
      </h3>
      {children}
    </div>
  );
};
