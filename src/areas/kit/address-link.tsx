import type { ReactNode } from 'react';
import type { AddressChanges } from './page-address';
import { pageAddress } from './page-address';

export interface AddressLinkProps {
  readonly to: AddressChanges;
  readonly className?: string;
  readonly children?: ReactNode;
  onGo?(link: HTMLElement): void;
}

export const AddressLink = ({ to, className, children, onGo }: AddressLinkProps) => (
  <a
    className={className}
    href={pageAddress.with(to)}
    onClick={(event) => {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onGo?.(event.currentTarget);
      pageAddress.go(to);
    }}
  >
    {children}
  </a>
);
