import type { ConsentAnswer } from '../services/consent/consent-answer';
import type { FailedFile } from '../services/experiments/failed-file';
import type { Services } from '../services/services';
import type { TelemetryEvent } from '../services/telemetry/telemetry-event';
import type { Progress } from './progress';
import type { PageSettings, TagSettings } from './read-settings';

export type Method = 'open' | 'close' | 'toggle' | 'focus';

/**
 * What `cobble.get()` gives for an element with `data-widget` (interface 3), and the record of it. It gets its
 * methods when the page asks for it.
 */
export interface Handle extends Record<Method, (by?: Element | null) => unknown> {
  readonly element: HTMLElement;
  widget: string;
  /** As the widget got them; empty until then. */
  props: Readonly<Record<string, unknown>>;
  /** Resolves when the widget is mounted; loads nothing by itself. */
  ready: Promise<Handle>;
  /** Writes the props as attributes, which re-render. */
  update(props: Record<string, unknown>): unknown;
  unmount(): unknown;
  /** Carries out all but `update` while the widget is mounted; before, and after, a chunk does. @internal */
  act?: ((name: string, value?: unknown) => unknown) | undefined;
  /** Resolves `ready`. @internal */
  resolveReady(handle: Handle): void;
  /** @internal */
  progress?: Progress;
  /** The value of `data-widget-state`, which other scripts may remove. @internal */
  state?: string | undefined;
  /** How often the attribute was restored. @internal */
  restores: number;
  /** Was on the page when it was found: then its absence means that it was removed. @internal */
  readonly wasConnected: boolean;
  /** The load under way or done; cleared by a failure, so that a scan tries again. @internal */
  pending?: Promise<unknown> | null;
}

/** Loads and mounts; with the click or key that asked for it, replays that. */
export type Load = (trigger?: Event) => Promise<unknown>;

/** What the loader shares with the chunks. */
export interface Context {
  /** What the tag sets. */
  readonly tagSettings: TagSettings;
  /** All settings, from the moment that a chunk has resolved them (`resolve-page-settings.ts`). */
  settings?: PageSettings;
  /** Fetches a chunk of this build by its name, with retries. */
  loadChunk<T>(chunk: string): Promise<T>;
  /** Fetches a chunk and calls what it exports by default. */
  runChunk(chunk: string, ...values: unknown[]): Promise<unknown>;
  /** Fires `cobble:NAME`, bubbling, composed and cancelable. @returns false when it was cancelled */
  fire(target: Node, name: string, detail?: unknown): boolean;
  /** Changes the state of a handle; without one, removes `data-widget-state`. */
  setState(handle: Handle, state?: string): void;
  /** Says on the element, in the console and by `data-widget-state` what failed. */
  fail(handle: Handle, phase: Phase, error?: unknown): void;
  /** Fetches and mounts the widget of a handle, once. Resolves also when that fails. */
  mount(handle: Handle | null): Promise<unknown> | null | undefined;
  /** As `get()` of an element, without methods. */
  handleOf(element: HTMLElement): Handle | null;
  /** Delete an element's that has left the page or changed its name. */
  readonly handles: WeakMap<Element, Handle>;
  readonly publicApi: Api;
  /** What `cobble.consent()` was given so far, the first first. */
  readonly consents: ConsentAnswer[];
  /**
   * In a pinned page: fetches a file of the build, and refuses other bytes than the build's. Elsewhere the window's
   * serves.
   */
  fetchFile?(url: string): Promise<Response>;
  /** Unmounts what has left the page; the runtime puts it here. */
  sweep?(): void;
}

/** `window.cobble` (interface 3). */
export interface Api {
  readonly version: string;
  /** Resolves after the first scan. */
  readonly ready: Promise<void>;
  /**
   * Mounts what is in `root`, also what the page unmounted and what failed. Resolves when what must load at once has.
   */
  scan(root?: ParentNode & Node): Promise<unknown>;
  unmount(root: Node): unknown;
  /** The handle of a widget's element; null for anything else. */
  get(target: Element | string | null): Handle | null;
  services(): Promise<Services>;
  readonly flights: Flights;
  /**
   * What the visitor has agreed to (interface 9): all, nothing, or a part. `false` erases what was kept. The answer is
   * the page's to remember.
   *
   * @returns resolves when it is carried out
   */
  consent(answer: ConsentAnswer): Promise<unknown>;
  push(...calls: ((api: Api) => unknown)[]): unknown;
  /**
   * For the chunks: the document (`safe-document.ts`), how they fetch another; and what the runtime puts here, React
   * and the pixel face's file. @internal
   */
  readonly shared: { document?: Document; load<T>(chunk: string): Promise<T>; face?: ArrayBuffer };
}

/** Where a widget failed: its name, its code, its attributes, its render, or an effect of it. */
export type Phase = 'name' | 'load' | 'props' | 'render' | 'effect';

/** `cobble.flights` (interface 3). */
export interface Flights {
  ready: Promise<void>;
  on: string[];
  experiments: string[];
  /** What runs in this view: `experiment:flight`, as soon as a file of it has run, or at once where it has none. */
  applied: string[];
  /** Files that did not run, each once. */
  failed: FailedFile[];
  /** Telemetry events of the page's experiments, for listeners that are added later. @internal */
  emitted?: TelemetryEvent[];
  isOn(name: string): boolean;
}
