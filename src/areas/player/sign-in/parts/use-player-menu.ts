import { type RefObject, useEffect, useState } from 'react';
import type { Services } from '../../../../services/services';

/** @param root A press outside of this element closes the menu */
export const usePlayerMenu = (services: Services | undefined, root: RefObject<HTMLElement | null>) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isSigningOut, setIsSigningOut] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current || !event.composedPath().includes(root.current)) setIsOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
    };
  }, [isOpen, root]);

  return {
    isOpen,
    isSigningOut,
    toggle: () => {
      // Don't open the menu if the session has expired. `token` detects this and notifies every area (AUT-7).
      if (services?.auth.token('expiration')) setIsOpen(!isOpen);
    },
    close: () => setIsOpen(false),
    signOut: async () => {
      setIsSigningOut(true);
      // Ignore an error, because the local session ends anyway.
      await services?.auth.logout().catch(() => undefined);
      setIsSigningOut(false);
    },
  };
};
