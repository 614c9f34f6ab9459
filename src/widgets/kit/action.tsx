import type { MouseEvent, ReactNode } from 'react';

interface ActionProps {
  readonly className: string;
  readonly href: string | undefined;
  readonly children: ReactNode;
  onClick?(event: MouseEvent): void;
}

export const Action = ({ href, ...props }: ActionProps) =>
  href ? <a {...props} href={href} /> : <button {...props} type="button" />;
