import type { Services } from '../../services/services';
import type { Settings } from '../../services/settings';
import type { DrawingAnswers } from './drawing-answers';

/** What an area may ask of the page that it stands on. */
export interface HostPage {
  /** The page's service client, loaded at the first call. */
  services(): Promise<Services>;
  /** The first widget that matches and stands where the site lets ours stand; null where there is none. */
  get(selector: string): unknown;
  /** Shared by the runtime: the web font's file, unless it could not be loaded. */
  readonly shared: { readonly face?: ArrayBuffer };
}

/** What a component may ask of the place where it is mounted. Embed makes one for each widget; tests make their own. */
export interface Host {
  /** The page's element with `data-widget`. */
  readonly element: HTMLElement;
  /** The widget's open shadow root: portals go here. */
  readonly root: ShadowRoot;
  /** BCP 47 tag of `data-locale`, for `Intl`: `en-US`. */
  readonly locale: string;
  readonly settings: Settings;
  /** Unique on the page, for ids inside the root. */
  readonly id: string;
  /**
   * Fires `cobble:NAME` on the element: bubbling, composed, cancelable.
   * @returns false when a listener cancelled it.
   */
  emit(name: string, detail?: unknown): boolean;
  /** Gives the handle its methods (`open`, `close`, `toggle`, `focus`); call it in a layout effect. */
  expose(methods: HostMethods): void;
  /** `window.cobble`, as far as an area asks the page for something. */
  readonly page: HostPage;
  /** It is drawn before there is a page: no effect runs. */
  readonly isDrawing?: true | undefined;
  /** The answers that it is drawn with then. */
  readonly drawn?: DrawingAnswers | undefined;
  /** What stood in the control of a form's widget that was drawn before it was mounted (interface 9). */
  readonly typed?: string | null | undefined;
}

/** Methods of a handle that a component may carry out. `by` is the element that asked, to give focus back to. */
export type HostMethods = Partial<Record<'open' | 'close' | 'toggle' | 'focus', (by?: Element | null) => void>>;

/** The props of a component beside its own. */
export interface HostProps {
  readonly host: Host;
}
