import type { Services } from '../../services/services';
import type { Settings } from '../../services/settings';
import type { DrawingAnswers } from './drawing-answers';

/** The areas' part of `window.cobble`. */
export interface HostPage {
  /** The first call loads the client. */
  services(): Promise<Services>;
  /** Skips ignored regions. */
  get(selector: string): unknown;
  /** The web font's file, if loaded. */
  readonly shared: { readonly face?: ArrayBuffer };
}

/** A mounted component's environment. */
export interface Host {
  /** The page's element with `data-widget`. */
  readonly element: HTMLElement;
  /** Open. Also for portals. */
  readonly root: ShadowRoot;
  /** For `Intl`: `en-US`. */
  readonly locale: string;
  readonly settings: Settings;
  /** For ids inside the root. */
  readonly id: string;
  /**
   * Fires `cobble:NAME`: bubbling, composed, cancelable.
   *
   * @returns false if a listener cancelled it
   */
  emit(name: string, detail?: unknown): boolean;
  /** Call it in a layout effect. */
  expose(methods: HostMethods): void;
  readonly page: HostPage;
  /** On the server, where no effect runs. */
  readonly isDrawing?: true | undefined;
  readonly drawn?: DrawingAnswers | undefined;
  /** The visitor's text in a server-rendered control (interface 9). */
  readonly typed?: string | null | undefined;
}

/** The focus returns to `by`. */
export type HostMethods = Partial<Record<'open' | 'close' | 'toggle' | 'focus', (by?: Element | null) => void>>;

/** The prop of every component. */
export interface HostProps {
  readonly host: Host;
}
