import type { Services } from '../../services/services';
import type { Settings } from '../../services/settings';
import type { ServerAnswers } from './server-answers';

/** The part of the page's API that areas use. */
export interface HostPage {
  /** Returns the page's service client, which the first call loads. */
  services(): Promise<Services>;
  /** Returns the first matching widget outside of excluded regions. */
  get(selector: string): unknown;
  /** The file of the web font, if it could be loaded. */
  readonly shared: { readonly face?: ArrayBuffer };
}

/** The environment of one mounted component. */
export interface Host {
  /** The page's element with `data-widget`. */
  readonly element: HTMLElement;
  /** The widget's open shadow root, also for portals. */
  readonly root: ShadowRoot;
  /** BCP 47 tag for `Intl`, from `data-locale`: `en-US`. */
  readonly locale: string;
  readonly settings: Settings;
  /** Unique on the page, for ids inside the root. */
  readonly id: string;
  /**
   * Fires `cobble:NAME` on the element: bubbling, composed, cancelable.
   *
   * @returns false if a listener cancelled it
   */
  emit(name: string, detail?: unknown): boolean;
  /** Sets the methods of the widget's handle; call it in a layout effect. */
  expose(methods: HostMethods): void;
  /** The part of `window.cobble` that areas use. */
  readonly page: HostPage;
  /** True on the server, where no effect runs. */
  readonly isServer?: true | undefined;
  /** The answers for the server render. */
  readonly serverAnswers?: ServerAnswers | undefined;
}

/** Methods of the handle. `by` is the element to which the focus returns. */
export type HostMethods = Partial<Record<'open' | 'close' | 'toggle' | 'focus', (by?: Element | null) => void>>;

/** The prop of every component. */
export interface HostProps {
  readonly host: Host;
}
