import { consented } from '../../platform/consented';
import type { FailedFile } from '../../services/experiments/failed-file';
import { compileExperiment } from '../engine/compile-experiment';
import { flightsOn, type Running, runningOf, switchesOf } from '../engine/flights';
import { requestAssignment } from './assignment';
import { dispatch } from './dispatch';
import { sentRequests } from './fetch-cached';
import { FILE_TIMEOUT_MS } from './file-timeout';
import { addFile, blocked, FileError } from './files';
import type { FlightsApi } from './flights-api';
import { loadConfig, type PageConfig } from './load-config';
import { onUrlChange } from './on-url-change';
import type { RunnerSettings, RunnerState } from './runner-state';
import { sourceOf } from './source-of';
import { warnError, warned } from './warn';

export class ExperimentRunner implements RunnerState {
  config: PageConfig = { experiments: [], problems: [], match: () => [], proof: undefined };
  assigned: readonly string[] | undefined;
  private assignment: Promise<void> | undefined;
  private isAnnounced = false;
  /** Whether a URL parameter opens the overlay. Read only once, because a later navigation may drop the parameter. */
  private readonly isDebugged = /[?&]cobble-debug\b/.test(location.search);
  private readonly announced = new Set<string>();
  private readonly meta = document.createElement('meta');
  /** The failed files, each as `experiment:flight URL`. */
  private readonly failed: string[] = [];

  constructor(
    readonly settings: RunnerSettings,
    readonly flights: FlightsApi,
  ) {}

  /**
   * Runs the experiments now, and again whenever the URL or consent changes. With cached responses, adds all files in
   * the same task, before the browser paints.
   *
   * @returns resolves when all files have run or failed
   */
  async run(): Promise<unknown> {
    void this.showOverlay(true);
    await Promise.all([this.loadConfig(), this.requestAssignment()]);
    // The visitor may have consented while the config was loading.
    await this.requestAssignment();
    // Before the update, observe the URL, because a `cobble:exposure` listener may change it.
    this.updateOnChanges();
    return this.update();
  }

  async loadConfig(): Promise<void> {
    this.config = await loadConfig(this.settings);
  }

  requestAssignment(): Promise<void> | undefined {
    if (consented('storage')) this.assignment ??= this.assign();
    return this.assignment;
  }

  private async assign(): Promise<void> {
    const assigned = await requestAssignment(this.settings);
    // Consent may have been withdrawn during the request.
    if (consented('storage')) this.assigned = assigned;
    else this.assignment = undefined;
  }

  update(): Promise<unknown> {
    const running = this.evaluate();
    // Fire `cobble:exposure` before adding files, so that visitors whose files fail stay in the sample.
    this.expose(running);
    void this.showOverlay();
    const applied = this.apply(running);
    this.announce();
    return applied;
  }

  evaluate(): Running[] {
    const { experiments, match } = this.config;
    this.flights.on = flightsOn(experiments, this.assigned ?? [], switchesOf(location.search));
    const running = runningOf(match(location), this.flights.on);
    this.flights.experiments = [...new Set(running.map(({ id }) => id))];
    return running;
  }

  /** With consent to telemetry, exposes each running flight, once per view (interface 10, "Exposure"). */
  private expose(running: readonly Running[]): void {
    for (const { experiment, flight, id } of consented('telemetry') ? running : [])
      if (addNew(this.flights.exposed, id))
        dispatch('exposure', { experiment, flight, source: sourceOf(flight, this.assigned) });
  }

  apply(running: readonly Running[]): Promise<unknown> {
    const files = (['css', 'js'] as const).flatMap((kind) =>
      running.flatMap((flight) => flight[kind].map((url) => this.applyFile(flight, kind, url))),
    );
    for (const flight of running) if (!flight.css[0] && !flight.js[0]) this.setApplied(flight);
    // Load the reporting code last, so that it doesn't delay the files.
    void this.report();
    return Promise.all(files);
  }

  private async applyFile(flight: Running, kind: 'css' | 'js', url: string): Promise<void> {
    try {
      await Promise.race([
        addFile(kind, url, this.settings).then(() => this.setApplied(flight)),
        new Promise((_, reject) => setTimeout(reject, FILE_TIMEOUT_MS, new FileError('network'))),
      ]);
    } catch (error) {
      this.setFailed(flight, url, error instanceof FileError ? error.reason : 'network');
    }
  }

  private setApplied({ experiment, flight, id }: Running): void {
    if (addNew(this.flights.applied, id)) dispatch('flight-applied', { experiment, flight });
    void this.report();
    void this.showOverlay();
  }

  private setFailed({ experiment, flight, id }: Running, url: string, reason: FailedFile['reason']): void {
    if (!addNew(this.failed, `${id} ${url}`)) return;
    const detail: FailedFile = { experiment, flight, url, reason };
    this.flights.failed.push(detail);
    dispatch('flight-failed', detail);
    void this.report();
  }

  /** Once the assignment is known, lists the experiments in a `<meta>` and fires `cobble:flights` (EXP-7). */
  private announce(): void {
    const { on, experiments } = this.flights;
    for (const id of experiments) this.announced.add(id);
    if (!this.assigned) return;
    Object.assign(this.meta, { name: 'cobble:experiments', content: [...this.announced].join() });
    // Append the `<meta>` only once: moving it would trigger head observers.
    if (this.announced.size && !this.meta.isConnected) document.head.append(this.meta);
    if (!this.isAnnounced) dispatch('flights', { on, experiments });
    this.isAnnounced = true;
  }

  async report(): Promise<void> {
    // Read the values now: another view may begin during the import.
    const { exposed, applied } = this.flights;
    const chunk = await import('./flight-events').catch(warnError);
    chunk?.reportFlights(this, { exposed, applied, requests: sentRequests });
  }

  private async showOverlay(isLoading?: boolean): Promise<void> {
    if (!this.isDebugged) return;
    const chunk = await import('../overlay/overlay').catch(warnError);
    // Pass the engine's functions: the overlay's chunk doesn't contain them.
    chunk?.overlay({ ...this, isLoading, warned, blocked, switchesOf, compileExperiment });
  }

  private updateOnChanges(): void {
    onUrlChange(() => void this.update());
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      Object.assign(this.flights, { applied: [], exposed: [] });
      void this.update();
    });
    document.addEventListener('cobble:consent', async () => {
      await this.requestAssignment();
      void this.update();
    });
  }
}

const addNew = (list: string[], id: string): boolean => !list.includes(id) && !!list.push(id);
