import type { ReactNode } from 'react';
import type { Settings } from '../../../src/services/settings';
import type { PropsOf, WidgetDescription } from '../../../src/widgets/kit/description';
import type { HostProps } from '../../../src/widgets/kit/host';
import { renderArea } from './support';

export const failure = (status?: number) =>
  Object.assign(new Error(`failed: ${status}`), { name: status ? 'HttpError' : 'NetworkError', status });

export const helpArea = async <D extends WidgetDescription>(
  component: (props: PropsOf<D> & HostProps) => ReactNode,
  description: D,
  helpCentre: object,
  props: Partial<PropsOf<D>> = {},
  gamertag?: string,
  settings: Partial<Settings> = {},
) => {
  const area = await renderArea(component, description, { groups: { helpCentre }, props, gamertag, settings });
  return Object.assign(area, {
    button(name: string): HTMLElement {
      const found = area
        .all('button, a[href]')
        .find((one) =>
          [one.textContent, one.getAttribute('aria-label')].some((text) => text?.replace(/\s+/g, ' ').trim() === name),
        );
      if (!found) throw new Error(`no button or link is called '${name}' in ${area.root.innerHTML}`);
      return found;
    },
    /** @throws Error with the rendered HTML after a timeout */
    async until<T>(check: () => T): Promise<T> {
      // Limit the time, not the number of checks, because a busy machine is slow. Tests time out after 30 s.
      for (const end = Date.now() + 20_000; Date.now() < end; ) {
        try {
          const found = check();
          if (found) return found;
        } catch {}
        await area.act(() => new Promise((resolve) => setTimeout(resolve, 15)));
      }
      throw new Error(`never came; shown is ${area.root.innerHTML.slice(0, 5000)}`);
    },
  });
};
