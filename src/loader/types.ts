import type { WidgetChunk } from '../embed/widget-chunk';
import type { ConsentAnswer } from '../services/consent/consent-answer';
import type { FailedFile } from '../services/experiments/failed-file';
import type { Services } from '../services/services';
import type { Telemetry } from '../services/telemetry/telemetry';
import type { PageSettings, TagSettings } from './settings';

export type Method = 'open' | 'close' | 'toggle' | 'focus';

/** `drawn`: server-rendered, not yet mounted. */
export type WidgetState = 'waiting' | 'loading' | 'drawn' | 'mounted' | 'error';

export enum Progress {
  Awaited = 1,
  /** The page has unmounted the widget. Only `scan()` mounts it again. */
  Unmounted,
}

/** The record of a widget, which `cobble.get()` returns (interface 3). */
export interface Handle extends Record<Method, (by?: Element | null) => unknown> {
  readonly element: HTMLElement;
  widget: string;
  props: Readonly<Record<string, unknown>>;
  /** Reading this property doesn't load the widget. */
  ready: Promise<Handle>;
  /** Writes the props to attributes. The widget re-renders. */
  update(props: Record<string, unknown>): unknown;
  unmount(): unknown;
  /** Only set while the widget is mounted. @internal */
  act?: ((name: Method | 'unmount' | 'update', value?: unknown) => unknown) | undefined;
  /** @internal */
  resolveReady(handle: Handle): void;
  /** @internal */
  progress?: Progress;
  /** Read this instead of `data-widget-state`, which other scripts may remove. @internal */
  state?: WidgetState | undefined;
  /** @internal */
  restores: number;
  /** @internal */
  wasConnected: boolean;
  /** The current or completed load. @internal */
  pending?: Promise<unknown> | null;
}

export interface Context {
  readonly tagSettings: TagSettings;
  /** Set by `resolve-page-settings.ts`. */
  settings?: PageSettings;
  readonly loadOnce: typeof import('./chunks').loadOnce;
  readonly runChunk: typeof import('./chunks').runChunk;
  fire(target: Node, name: string, detail?: unknown): boolean;
  setState(handle: Handle, state?: WidgetState): void;
  fail(handle: Handle, error?: unknown, phase?: Phase): void;
  /** Resolves even if mounting fails. */
  mount(element: HTMLElement): Promise<unknown> | null | undefined;
  getOrCreateHandle(element: HTMLElement): Handle | null;
  isOurs(element: Element): boolean;
  /** Maps each element to its handle. Delete a handle when its element leaves the page or becomes another widget. */
  readonly handles: WeakMap<Element, Handle>;
  readonly publicApi: Api;
  readonly consents: ConsentAnswer[];
  /**
   * Prefetched responses, keyed by path in the build's folder. Each can be read only once, so a retry fetches again.
   */
  readonly prefetched: Record<string, Promise<Response>>;
  /** Fetches a file on a pinned page. Rejects a file of another build. */
  fetchFile?(url: string): Promise<Response>;
  sweep?(): void;
}

/** `window.cobble` (interface 3). */
export interface Api {
  readonly version: string;
  /** Resolves after the first scan. */
  readonly ready: Promise<void>;
  /**
   * Finds and mounts widgets in `root`. Retries failed widgets and remounts unmounted ones. Resolves when all widgets
   * that load immediately have mounted or failed.
   */
  scan(root?: ParentNode & Node): Promise<unknown>;
  unmount(root: Node): unknown;
  /** Returns null unless the target is a widget's element. */
  get(target: Element | string | null): Handle | null;
  services(): Promise<Services>;
  readonly flights: Flights;
  /**
   * Sets the visitor's consent. `false` erases stored data (interface 9). The page must store the consent itself.
   *
   * @returns resolves when the data is erased
   */
  consent(answer: ConsentAnswer): Promise<unknown>;
  push(...calls: ((api: Api) => unknown)[]): unknown;
  /** Values that chunks share. The runtime adds React and the web font. @internal */
  readonly shared: {
    document?: Document;
    load(widget: string): Promise<WidgetChunk>;
    face?: ArrayBuffer;
  };
}

export type Phase = 'name' | 'load' | 'props' | 'render';

/** `cobble.flights` (interface 3). */
export interface Flights {
  ready: Promise<void>;
  on: string[];
  experiments: string[];
  /** `experiment:flight` pairs that were on when this view's experiments were evaluated. */
  exposed: string[];
  /** This view's `experiment:flight` pairs whose flight needs no files, or has a loaded file. */
  applied: string[];
  failed: FailedFile[];
  /** Created by the chunk `experiments` or `services`. @internal */
  telemetry?: Telemetry;
  isOn(name: string): boolean;
}
