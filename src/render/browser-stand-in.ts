import { safeUrl } from '../widgets/kit/safe-url';
import { hooks } from './hooks';
import { NoAnswer } from './no-answer';
import { NOWHERE } from './nowhere';
import { type Component, VNode } from './vnode';

/** The page that is drawn, as far as components ask for it while they draw. */
export interface DrawnPage {
  /** The page's own address, or one that nothing has. */
  readonly url: URL;
  readonly title: string;
}

/** What the page's runtime shares with the widgets' chunks, which take it from `cobble.shared`. */
const shared = {
  createElement: (type: string | Component, props: object | null, ...children: readonly unknown[]) =>
    new VNode(type, { ...props, ...(children.length && { children: children.length === 1 ? children[0] : children }) }),
  Fragment: ({ children }: Record<string, unknown>) => children,
  ...hooks,
  /** An answer that has come is read when nothing is drawn; only what an address leads with counts. */
  safeUrl: (url: string | undefined) => ('document' in world ? safeUrl(url) : asInPage(NO_PAGE, () => safeUrl(url))),
  document: undefined as object | undefined,
  /** What comes later comes in the browser; an answer that needs it is none. */
  load: () => ('document' in world ? new Promise(() => {}) : Promise.reject(new NoAnswer())),
};

const NO_PAGE: DrawnPage = { url: new URL(NOWHERE), title: '' };

type Global = Record<string, unknown> & { cobble?: { shared?: typeof shared } };

// Of this object any name is asked, and may be set.
const world = globalThis as unknown as Global;

/** Makes what the chunks take `cobble.shared` from: call it before one is imported. */
export const shareWithChunks = (): void => {
  world.cobble ??= {};
  world.cobble.shared ??= shared;
};

/**
 * Draws, in one step, as if in the page: what components ask a browser while they draw is there meanwhile, and nothing of
 * it afterwards.
 */
export const asInPage = <T>({ url, title }: DrawnPage, draw: () => T): T => {
  const document = { baseURI: url.href, title, activeElement: null, body: null, querySelector: () => null };
  const names: Record<string, unknown> = {
    document,
    location: url,
    CSS: { supports: () => true },
    navigator: { userAgent: '', maxTouchPoints: 0, language: 'en' },
  };
  const before = Object.keys(names).map((name) => [name, Object.getOwnPropertyDescriptor(world, name)] as const);
  // Another copy of this module may have come first.
  const given = world.cobble?.shared ?? shared;
  const documentBefore = given.document;
  try {
    given.document = document;
    for (const [name, value] of Object.entries(names))
      Object.defineProperty(world, name, { value, configurable: true, writable: true });
    return draw();
  } finally {
    given.document = documentBefore;
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(world, name, descriptor);
      else delete world[name];
    }
  }
};
