import type { ReactNode } from 'react';
import type { PropsOf, WidgetDescription } from '../../../src/widgets/kit/description';
import type { HostProps } from '../../../src/widgets/kit/host';
import type { Rendered, RenderOptions } from '../widgets/support';
import { render } from '../widgets/support';
import { parseAnswers } from './parse-answers';

export interface FakeSession {
  become(gamertag: string | undefined): void;
  settle(): Promise<void>;
}

export type FakeGroups = Readonly<Record<string, object>>;

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
  const read = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, parseAnswers(name, group)]));
  const shown = await render(component, description, props, { ...options, services: { ...read, auth } });
  const settle = async () => {
    // After an answer, new components may send more requests in effects, which Preact runs after a frame.
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
      for (const listener of listeners) listener();
    },
  });
};
