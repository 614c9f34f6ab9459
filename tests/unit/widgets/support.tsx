import type { ReactNode } from 'react';
import * as react from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import type { Settings } from '../../../src/services/settings';
import type { PropsOf, WidgetDescription } from '../../../src/widgets/kit/description';
import type { Host, HostMethods, HostProps } from '../../../src/widgets/kit/host';
import { installDialog } from './dialog-shim';

export interface Rendered<P> {
  readonly host: Host;
  /** The widget's host element. Its light DOM is `options.html`. */
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly events: { name: string; detail: unknown }[];
  readonly methods: HostMethods;
  find<E extends Element = HTMLElement>(selector: string): E;
  all<E extends Element = HTMLElement>(selector: string): E[];
  text(selector?: string): string;
  act(change: () => unknown): Promise<void>;
  update(props: Partial<P>): Promise<void>;
  unmount(): Promise<void>;
}

export interface RenderOptions {
  readonly html?: string;
  readonly locale?: string;
  readonly settings?: Partial<Settings>;
  readonly services?: unknown;
  /** The server-rendered content of the shadow root (interface 9). */
  readonly serverRendered?: string;
  /** False if the code of the services fails to load. */
  readonly loads?: boolean;
}

let count = 0;

/** React exports `act` itself. For preact/compat, it is in react-dom/test-utils. */
const act: (change: () => unknown) => Promise<unknown> =
  'act' in react
    ? async (change) =>
        react.act(async () => {
          await change();
        })
    : (await import(/* @vite-ignore */ 'react-dom/test-utils' as string)).act;

/** Renders a widget with the defaults of its description until the test ends. Works with react-dom and with preact/compat (LDR-8). */
export async function render<D extends WidgetDescription>(
  component: (props: PropsOf<D> & HostProps) => ReactNode,
  description: D,
  props: Partial<PropsOf<D>> = {},
  options: RenderOptions = {},
): Promise<Rendered<PropsOf<D>>> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  installDialog();
  const element = document.createElement('div');
  element.dataset.widget = description.name;
  element.innerHTML = options.html ?? '';
  document.body.append(element);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = options.serverRendered ?? '';
  const events: Rendered<PropsOf<D>>['events'] = [];
  const methods: HostMethods = {};
  const host: Host = {
    element,
    root: shadow,
    locale: options.locale ?? 'en-US',
    settings: { locale: 'en-us', api: 'https://api.example', product: 'minecraft', ...options.settings },
    id: `t${++count}`,
    emit(name, detail) {
      events.push({ name, detail });
      return element.dispatchEvent(
        new CustomEvent(`cobble:${name}`, { bubbles: true, composed: true, cancelable: true, detail }),
      );
    },
    expose: (given) => void Object.assign(methods, given),
    page: {
      shared: {},
      get: (selector) => document.querySelector(selector),
      services: async () => {
        if (options.loads === false) throw Error('lost');
        return options.services as never;
      },
    },
  };

  const defaults = Object.fromEntries(
    Object.entries(description.props).flatMap(([name, prop]) =>
      prop.default === undefined || prop.from === 'settings' ? [] : [[name, prop.default]],
    ),
  );
  let current = { ...defaults, ...props };
  const root = createRoot(shadow);
  const Component = component as (props: object) => ReactNode;
  const rerender = () => act(() => root.render(<Component {...current} host={host} />));
  let mounted = true;
  const unmount = async () => {
    if (!mounted) return;
    mounted = false;
    await act(() => root.unmount());
    element.remove();
  };
  // Test files share this module, so an `afterEach` hook would apply only to the first file.
  if (expect.getState().currentTestName) onTestFinished(unmount);
  await rerender();

  const find = <E extends Element>(selector: string) => {
    const found = shadow.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches '${selector}' in ${shadow.innerHTML}`);
    return found;
  };
  return {
    host,
    element,
    root: shadow,
    events,
    methods,
    find,
    unmount,
    all: <E extends Element>(selector: string) => [...shadow.querySelectorAll<E>(selector)],
    text: (selector) => ((selector ? find(selector) : shadow).textContent ?? '').replace(/\s+/g, ' ').trim(),
    act: async (change) => void (await act(change)),
    async update(changed) {
      current = { ...current, ...changed };
      await rerender();
    },
  };
}
