import type { Services } from '../../services/services';
import type { Settings } from '../../services/settings';
import type { ServerAnswers } from './server-answers';

export interface HostPage {
  /** Returns the page's client. The first call loads it. */
  services(): Promise<Services>;
  get(selector: string): unknown;
  readonly shared: { readonly face?: ArrayBuffer; prompts?: Set<PromptEntry> };
}

export interface PromptEntry {
  readonly element: HTMLElement;
  setIsFirst(isFirst: boolean): void;
}

export interface Host {
  /** The page's element with `data-widget`. */
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** A BCP 47 tag for `Intl`: `en-US`. */
  readonly locale: string;
  readonly settings: Settings;
  /** A unique prefix for the ids in the shadow root. */
  readonly id: string;
  /**
   * Fires `cobble:NAME`: bubbling, composed, cancelable.
   *
   * @returns false if a listener cancelled it
   */
  emit(name: string, detail?: unknown): boolean;
  /** Sets the handle's methods. Call it in a layout effect. */
  expose(methods: HostMethods): void;
  readonly page: HostPage;
  readonly isServer?: true | undefined;
  readonly serverAnswers?: ServerAnswers | undefined;
  /** Server only: returns whether this area is the page's first to call this method. */
  isFirstPrompt?(): boolean;
}

/** When a dialog closes, the focus returns to `by`. */
export type HostMethods = Partial<Record<'open' | 'close' | 'toggle' | 'focus', (by?: Element | null) => void>>;

export interface HostProps {
  readonly host: Host;
}
