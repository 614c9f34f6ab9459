import type { WidgetChunk } from '../embed/widget-chunk';
import type { ConsentAnswer } from '../services/consent/consent-answer';
import type { FailedFile } from '../services/experiments/failed-file';
import type { Services } from '../services/services';
import type { TelemetryEvent } from '../services/telemetry/telemetry-event';
import type { PageSettings, TagSettings } from './settings';

export type Method = 'open' | 'close' | 'toggle' | 'focus';

/** The values of `data-widget-state`. `drawn`: server-rendered, and not yet mounted. */
export type WidgetState = 'waiting' | 'loading' | 'drawn' | 'mounted' | 'error';

/** The progress of an element with `data-widget`. */
export enum Progress {
  /** Its load is scheduled. */
  Awaited = 1,
  /** The page unmounted it, and only `scan()` mounts it again. */
  Unmounted,
}

/**
 * The return value of `cobble.get()` (interface 3), and the element's record. It gets its methods when the page
 * requests it.
 */
export interface Handle extends Record<Method, (by?: Element | null) => unknown> {
  readonly element: HTMLElement;
  widget: string;
  /** The props of the last render; empty before the first. */
  props: Readonly<Record<string, unknown>>;
  /** Resolves when the widget is mounted. Doesn't load it. */
  ready: Promise<Handle>;
  /** Writes the props as attributes, which re-render. */
  update(props: Record<string, unknown>): unknown;
  unmount(): unknown;
  /** Carries out each method while the widget is mounted. @internal */
  act?: ((name: Method | 'unmount' | 'update', value?: unknown) => unknown) | undefined;
  /** Resolves `ready`. @internal */
  resolveReady(handle: Handle): void;
  /** @internal */
  progress?: Progress;
  /** The value of `data-load`, if it isn't valid and the viewport triggers the load. @internal */
  invalidLoad?: string;
  /** The value of `data-widget-state`, which other scripts may remove. @internal */
  state?: WidgetState | undefined;
  /** How often the attribute was restored. @internal */
  restores: number;
  /** If it was on the page, its absence means that it was removed. @internal */
  wasConnected: boolean;
  /** The current or completed load, cleared by a failure. @internal */
  pending?: Promise<unknown> | null;
}

/** The loader's functions and data for the chunks. */
export interface Context {
  readonly tagSettings: TagSettings;
  /** All settings, once a chunk has resolved them (`resolve-page-settings.ts`). */
  settings?: PageSettings;
  readonly loadOnce: typeof import('./chunks').loadOnce;
  readonly runChunk: typeof import('./chunks').runChunk;
  /** Fires `cobble:NAME`, bubbling, composed and cancelable. @returns false if it was cancelled */
  fire(target: Node, name: string, detail?: unknown): boolean;
  /** Changes the state of a handle; without one, removes `data-widget-state`. */
  setState(handle: Handle, state?: WidgetState): void;
  /** Reports a failed widget by `data-widget-state`, `cobble:error` and the console. */
  fail(handle: Handle, phase: Phase, error?: unknown): void;
  /** Loads and mounts the widget of an element, once. Resolves even if that fails. */
  mount(element: HTMLElement): Promise<unknown> | null | undefined;
  getOrCreateHandle(element: HTMLElement): Handle | null;
  /** Whether Cobble may act on an element. */
  isOurs(element: Element): boolean;
  /** Delete the entry of an element that left the page or changed its widget. */
  readonly handles: WeakMap<Element, Handle>;
  readonly publicApi: Api;
  /** The answers that `cobble.consent()` got, in order. */
  readonly consents: ConsentAnswer[];
  /** Fetches a file of the build in a pinned page, and rejects other bytes. */
  fetchFile?(url: string): Promise<Response>;
  /** Unmounts the widgets that left the page. Added by the runtime. */
  sweep?(): void;
}

/** `window.cobble` (interface 3). */
export interface Api {
  readonly version: string;
  /** Resolves after the first scan. */
  readonly ready: Promise<void>;
  /**
   * Mounts the widgets in `root`, including unmounted and failed ones. Resolves when those that load at once have
   * settled.
   */
  scan(root?: ParentNode & Node): Promise<unknown>;
  unmount(root: Node): unknown;
  /** The handle of a widget's element; null for anything else. */
  get(target: Element | string | null): Handle | null;
  services(): Promise<Services>;
  readonly flights: Flights;
  /**
   * Sets what the visitor agrees to (interface 9). `false` erases stored data. The page has to remember the answer.
   *
   * @returns resolves when the answer is carried out
   */
  consent(answer: ConsentAnswer): Promise<unknown>;
  push(...calls: ((api: Api) => unknown)[]): unknown;
  /** For the chunks. The runtime adds React and the web font's file. @internal */
  readonly shared: { document?: Document; load(widget: string): Promise<WidgetChunk>; face?: ArrayBuffer };
}

/** The failed part of a widget. */
export type Phase = 'name' | 'load' | 'props' | 'render' | 'effect';

/** `cobble.flights` (interface 3). */
export interface Flights {
  ready: Promise<void>;
  on: string[];
  experiments: string[];
  /**
   * The active flights of this view, `experiment:flight`: once one of their files has run, or at once without files.
   */
  applied: string[];
  /** Files that didn't run, each once. */
  failed: FailedFile[];
  /** Telemetry events of the page's experiments, for listeners that are added later. @internal */
  emitted?: TelemetryEvent[];
  isOn(name: string): boolean;
}
