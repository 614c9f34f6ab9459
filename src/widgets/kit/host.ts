import type { Services } from '../../services/services';
import type { Settings } from '../../services/settings';
import type { DrawingAnswers } from './drawing-answers';

export interface HostPage {
  /** Returns the page's client. The first call loads it. */
  services(): Promise<Services>;
  get(selector: string): unknown;
  readonly shared: { readonly face?: ArrayBuffer };
}

export interface Host {
  /** The page's element with `data-widget`. */
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** A BCP 47 tag for `Intl`: `en-US`. */
  readonly locale: string;
  readonly settings: Settings;
  /** A unique prefix for ids inside the root. */
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
  /** True on the server, where no effect runs. */
  readonly isDrawing?: true | undefined;
  readonly drawn?: DrawingAnswers | undefined;
  readonly typed?: string | null | undefined;
}

/** Methods of the handle. The focus returns to `by`. */
export type HostMethods = Partial<Record<'open' | 'close' | 'toggle' | 'focus', (by?: Element | null) => void>>;

/** The prop of every component. */
export interface HostProps {
  readonly host: Host;
}
