import type { ReactNode } from 'react';
import type { PropsOf, WidgetDescription } from '../../../src/widgets/kit/description';
import type { HostProps } from '../../../src/widgets/kit/host';
import type { Rendered, RenderOptions } from '../widgets/support';
import { render } from '../widgets/support';
import { throughClient } from './through-client';

/** A player's session that a test starts and ends. */
export interface FakeSession {
  /** Signs in with a name, or out without one, and tells the areas. */
  become(gamertag: string | undefined): void;
  /** Waits until what is under way is drawn. */
  settle(): Promise<void>;
}

/**
 * A group's methods as a test gives them, whose answers the areas get as the client reads them; what is not given must
 * not be called.
 */
export type FakeGroups = Readonly<Record<string, object>>;

/** An area as `render` shows a component, with services made up of the groups, and the session in the test's hands. */
export const renderArea = async <D extends WidgetDescription>(
  component: (props: PropsOf<D> & HostProps) => ReactNode,
  description: D,
  {
    groups,
    props = {},
    gamertag,
    ...options
  }: RenderOptions & { groups: FakeGroups; props?: Partial<PropsOf<D>>; gamertag?: string },
): Promise<Rendered<PropsOf<D>> & FakeSession> => {
  let player = gamertag;
  const listeners = new Set<() => void>();
  const auth = {
    isLoggedIn: () => !!player,
    gamertag: () => player,
    token: (kind: string) => player && `${kind} of ${player}`,
    loginUrl: ({ returnUrl }: { returnUrl: string }) => `/en-us/login?return_url=${encodeURIComponent(returnUrl)}`,
    onChange: (fn: () => void) => {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    ...groups.auth,
  };
  const read = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, throughClient(name, group)]));
  const shown = await render(component, description, props, { ...options, services: { ...read, auth } });
  const settle = async () => {
    // An effect asks, an answer draws, and what is drawn may ask again. Preact's effects wait for a frame.
    for (let quiet = 0, before = ''; quiet < 2; ) {
      await shown.act(() => new Promise((done) => setTimeout(done, 25)));
      quiet = shown.root.innerHTML === before ? quiet + 1 : 0;
      before = shown.root.innerHTML;
    }
  };
  await settle();
  return Object.assign(shown, {
    settle,
    become(next: string | undefined) {
      player = next;
      for (const tell of listeners) tell();
    },
  });
};
