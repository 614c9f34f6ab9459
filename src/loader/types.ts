import type { WidgetChunk } from '../embed/widget-chunk';
import type { ConsentAnswer } from '../services/consent/consent-answer';
import type { FailedFile } from '../services/experiments/failed-file';
import type { Services } from '../services/services';
import type { Telemetry } from '../services/telemetry/telemetry';
import type { PageSettings, TagSettings } from './settings';

export type Method = 'open' | 'close' | 'toggle' | 'focus';

/** The values of `data-widget-state`. `drawn`: server-rendered, not yet mounted. */
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
  /** Resolves when the widget is mounted. Reading it doesn't load the widget. */
  ready: Promise<Handle>;
  /** Writes the props as attributes, which makes the widget re-render. */
  update(props: Record<string, unknown>): unknown;
  unmount(): unknown;
  /** Carries out a method. Only set while the widget is mounted. @internal */
  act?: ((name: Method | 'unmount' | 'update', value?: unknown) => unknown) | undefined;
  /** Resolves `ready`. @internal */
  resolveReady(handle: Handle): void;
  /** @internal */
  progress?: Progress;
  /** The value of `data-widget-state`, which other scripts may remove. @internal */
  state?: WidgetState | undefined;
  /** How often the state's attribute was restored. @internal */
  restores: number;
  /** @internal */
  wasConnected: boolean;
  /** The current or completed load. @internal */
  pending?: Promise<unknown> | null;
}

export interface Context {
  readonly tagSettings: TagSettings;
  /** The resolved settings. Set by `resolve-page-settings.ts`. */
  settings?: PageSettings;
  readonly loadOnce: typeof import('./chunks').loadOnce;
  readonly runChunk: typeof import('./chunks').runChunk;
  fire(target: Node, name: string, detail?: unknown): boolean;
  setState(handle: Handle, state?: WidgetState): void;
  fail(handle: Handle, phase: Phase, error?: unknown): void;
  /** Resolves even if mounting fails. */
  mount(element: HTMLElement): Promise<unknown> | null | undefined;
  getOrCreateHandle(element: HTMLElement): Handle | null;
  isOurs(element: Element): boolean;
  /** The handles by element. Delete the entry of an element that leaves the page or becomes another widget. */
  readonly handles: WeakMap<Element, Handle>;
  readonly publicApi: Api;
  readonly consents: ConsentAnswer[];
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
   * Mounts the widgets in `root`, including unmounted and failed ones. Resolves once those that load immediately have
   * mounted or failed.
   */
  scan(root?: ParentNode & Node): Promise<unknown>;
  unmount(root: Node): unknown;
  /** Returns the handle of a widget's element; null for anything else. */
  get(target: Element | string | null): Handle | null;
  services(): Promise<Services>;
  readonly flights: Flights;
  /**
   * Sets what the visitor agrees to (interface 9). `false` erases stored data. Cobble doesn't store the answer, so the
   * page has to store it.
   *
   * @returns resolves when the data is erased
   */
  consent(answer: ConsentAnswer): Promise<unknown>;
  push(...calls: ((api: Api) => unknown)[]): unknown;
  /** Code that chunks share. The runtime adds React and the web font. @internal */
  readonly shared: { document?: Document; load(widget: string): Promise<WidgetChunk>; face?: ArrayBuffer };
}

/** The phase in which a widget failed. */
export type Phase = 'name' | 'load' | 'props' | 'render';

/** `cobble.flights` (interface 3). */
export interface Flights {
  ready: Promise<void>;
  on: string[];
  experiments: string[];
  /** The flights of this view that were on when the experiments were evaluated, as `experiment:flight` pairs. */
  exposed: string[];
  /** The flights of this view that have a loaded file, or no files at all, as `experiment:flight` pairs. */
  applied: string[];
  failed: FailedFile[];
  /** The page's only telemetry client. The experiments or the services create it. @internal */
  telemetry?: Telemetry;
  isOn(name: string): boolean;
}
