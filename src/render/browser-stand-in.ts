import { safeUrl } from '../widgets/kit/safe-url';
import { MissingAnswerError } from './missing-answer';
import { UNKNOWN_PAGE } from './unknown-page';
import { type Component, VNode } from './vnode';

export interface PageInfo {
  readonly url: URL;
  readonly title: string;
}

const UNKNOWN: PageInfo = { url: new URL(UNKNOWN_PAGE), title: '' };

const hooks = {
  useState: (first: unknown) => [typeof first === 'function' ? (first as () => unknown)() : first, doNothing],
  useRef: (first?: unknown) => ({ current: first }),
  useMemo: (make: () => unknown) => make(),
  useEffect: doNothing,
  useLayoutEffect: doNothing,
};

function doNothing(): void {}

/** On a server, the widgets' chunks call these functions instead of the runtime's. */
const runtime = {
  createElement: (type: string | Component, props: object | null, ...children: readonly unknown[]) =>
    new VNode(type, { ...props, ...(children.length && { children: children.length === 1 ? children[0] : children }) }),
  Fragment: ({ children }: Record<string, unknown>) => children,
  ...hooks,
  /** Outside a render, use any https URL as the base: `safeUrl` checks only the protocol. */
  safeUrl: (url: string | undefined) => ('document' in world ? safeUrl(url) : asInPage(UNKNOWN, () => safeUrl(url))),
};

/** Replaces the `cobble.shared` that the tag's script provides in a browser. */
const shared = {
  document: undefined as object | undefined,
  /**
   * Loads only the chunk `runtime`. For other chunks, the promise stays pending during a render. Outside a render, it
   * rejects with a `MissingAnswerError`.
   */
  load: (chunk: string) => {
    if (chunk === 'runtime') return Promise.resolve({ shared: runtime });
    return 'document' in world ? new Promise(() => {}) : Promise.reject(new MissingAnswerError());
  },
};

type World = Record<string, unknown> & { cobble?: { shared?: typeof shared } };

const world: World = globalThis as typeof globalThis & World;

/** Call this before importing a widget's chunk. */
export const shareWithChunks = (): void => {
  world.cobble ??= {};
  world.cobble.shared ??= shared;
};

export const asInPage = <T>({ url, title }: PageInfo, render: () => T): T => {
  const document = { baseURI: url.href, title, activeElement: null, body: null, querySelector: () => null };
  const globals: Record<string, unknown> = {
    document,
    location: url,
    CSS: { supports: () => true },
    navigator: { userAgent: '', maxTouchPoints: 0, language: 'en' },
  };
  const previous = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(world, name)] as const);
  // Another copy of this module may have provided `shared`.
  const provided = world.cobble?.shared ?? shared;
  const previousDocument = provided.document;
  try {
    provided.document = document;
    for (const [name, value] of Object.entries(globals))
      Object.defineProperty(world, name, { value, configurable: true, writable: true });
    return render();
  } finally {
    provided.document = previousDocument;
    for (const [name, descriptor] of previous) {
      if (descriptor) Object.defineProperty(world, name, descriptor);
      else delete world[name];
    }
  }
};
