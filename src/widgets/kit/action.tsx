import type { MouseEvent, ReactNode } from 'react';

interface ActionProps {
  readonly className: string;
  readonly href: string | undefined;
  readonly children: ReactNode;
  onClick?(event: MouseEvent): void;
}

/** A link if it has a URL, otherwise a button. */
export const Action = ({ href, ...props }: ActionProps) =>
  href ? <a {...props} href={href} /> : <button {...props} type="button" />;
