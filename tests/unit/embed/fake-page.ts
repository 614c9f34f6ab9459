import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { PropTable } from '../../../src/embed/prop-table';
import { SHEET_END } from '../../../src/embed/sheet-end';
import { loadOnce } from '../../../src/loader/chunks';
import { withMethods } from '../../../src/loader/registry';
import type { TagSettings } from '../../../src/loader/settings';
import type { Api, Context, Handle } from '../../../src/loader/types';

/** Replaces `CSSStyleSheet`: jsdom's class can't be constructed. */
class Sheet {
  text = '';
  async replace(text: string) {
    this.text = text.replace(SHEET_END, '');
    return this;
  }
}

export interface FakeWidget {
  readonly component: ComponentType<never>;
  readonly props?: PropTable;
  readonly services?: readonly string[];
}

let pages = 0;

/**
 * Imitates the loader's context, and records requests.
 *
 * @param widgets their code, by name
 * @param given the settings that override the defaults
 */
export const fakePage = (widgets: Readonly<Record<string, FakeWidget>> = {}, given: Partial<TagSettings> = {}) => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  const base = `https://x.example/${++pages}/`;
  const fired: { name: string; target: Node; detail: unknown }[] = [];
  const failures: { handle: Handle; phase: string; error: unknown }[] = [];
  const chunks: unknown[][] = [];
  const fetched: string[] = [];
  const handles = new WeakMap<Element, Handle>();
  const handleOf = (element: Element | null) => {
    const handle = element && handles.get(element);
    return handle?.widget === element?.getAttribute('data-widget') ? (handle ?? null) : null;
  };
  const load = async (name: string) => {
    const { component, props = {}, services } = widgets[name] ?? {};
    if (!component) throw Error(`no chunk ${name}`);
    return { component, props, services };
  };
  const publicApi = {
    version: '0',
    ready: Promise.resolve(),
    shared: { load: vi.fn(load) },
    get: (target: Element | string | null) =>
      handleOf(typeof target === 'string' ? document.querySelector(target) : target),
    unmount: vi.fn(),
  } as Partial<Api> as Api;
  const context: Context = {
    loadOnce,
    tagSettings: { base, bundleTheme: 'realms', locale: 'en-us', ...given } as TagSettings,
    runChunk: async (...call: unknown[]) => void chunks.push(call),
    fire(target, name, detail) {
      fired.push({ name, target, detail });
      return target.dispatchEvent(new CustomEvent(`cobble:${name}`, { detail, bubbles: true, cancelable: true }));
    },
    setState(handle, state) {
      handle.state = state;
      const shown = handles.get(handle.element)?.state;
      if (shown) handle.element.dataset.widgetState = shown;
      else delete handle.element.dataset.widgetState;
    },
    fail(handle, error, phase = 'load') {
      context.setState(handle, 'error');
      failures.push({ handle, phase, error });
    },
    mount: vi.fn(async () => undefined),
    consents: [],
    prefetched: {},
    handles,
    getOrCreateHandle: handleOf,
    isOurs: () => true,
    publicApi,
    fetchFile: vi.fn(async (url: string) => {
      fetched.push(url);
      return new Response(`/* ${url.replace(base, '')} */${SHEET_END}`, { status: url.includes('gone') ? 404 : 200 });
    }),
  };

  const add = (html: string, isConnected = true): Handle => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    const element = holder.firstElementChild as HTMLElement;
    if (isConnected) document.body.append(element);
    else element.remove();
    return found(element);
  };
  const found = (element: HTMLElement): Handle => {
    let resolveReady: Handle['resolveReady'] = () => undefined;
    const ready = new Promise<Handle>((resolve) => {
      resolveReady = resolve;
    });
    const handle = {
      element,
      widget: element.dataset.widget ?? '',
      props: {},
      ready,
      resolveReady: (complete: Handle) => resolveReady(complete),
      wasConnected: element.isConnected,
      pending: ready,
    } as Handle;
    handles.set(element, handle);
    return withMethods(handle)!;
  };
  return { base, context, fired, failures, chunks, fetched, add, names: () => fired.map(({ name }) => name) };
};
