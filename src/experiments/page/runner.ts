import { consented } from '../../platform/consented';
import type { FailedFile } from '../../services/experiments/failed-file';
import type { Settings } from '../../services/settings';
import { compileExperiment } from '../engine/compile-experiment';
import { flightsOn, type Running, runningOf, switchesOf } from '../engine/flights';
import { requestAssignment } from './assignment';
import { dispatch } from './dispatch';
import { sentRequests } from './fetch-cached';
import { addFile, FileError } from './files';
import type { FlightsApi } from './flights-api';
import { loadConfig, type PageConfig } from './load-config';
import { onUrlChange } from './on-url-change';
import { sourceOf } from './source-of';
import { warn, warned } from './warn';

/** A file that runs after this time still sets its flight as applied. */
const FILE_TIMEOUT_MS = 3000;

/** The overlay also needs `ignore`. */
export type RunnerSettings = Settings & { readonly ignore?: string | undefined };

/** Runs a page's experiments. The steps: load, request, evaluate, expose, apply, report. */
export class ExperimentRunner {
  private config: PageConfig = { experiments: [], match: () => [], proof: undefined };
  private assigned: readonly string[] | undefined;
  private assignment: Promise<void> | undefined;
  private isAnnounced = false;

  constructor(
    private readonly settings: RunnerSettings,
    private readonly flights: FlightsApi,
  ) {}

  /**
   * Runs the experiments now, and again whenever the URL or the consent changes. If the responses are cached, no task
   * passes before the files are added, so the browser doesn't paint before that.
   *
   * @returns resolves when all files have run or failed
   */
  async run(): Promise<unknown> {
    await Promise.all([this.loadConfig(), this.requestAssignment()]);
    // The visitor may have consented while the config was loading.
    await this.requestAssignment();
    const applied = this.update();
    this.updateOnChanges();
    return applied;
  }

  async loadConfig(): Promise<void> {
    this.config = await loadConfig(this.settings);
  }

  /** Requests the assignment once, after the visitor has consented to storage. */
  requestAssignment(): Promise<void> | undefined {
    if (consented('storage')) this.assignment ??= this.assign();
    return this.assignment;
  }

  private async assign(): Promise<void> {
    const assigned = await requestAssignment(this.settings);
    // Consent may have been withdrawn meanwhile.
    if (consented('storage')) this.assigned = assigned;
    else this.assignment = undefined;
  }

  update(): Promise<unknown> {
    const running = this.evaluate();
    // Expose before adding files, so that failed files don't exclude a visitor from the sample.
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
    void this.reportExposures();
  }

  /** Adds the files, stylesheets first. @returns resolves when all files have run or failed */
  apply(running: readonly Running[]): Promise<unknown> {
    const files = (['css', 'js'] as const).flatMap((kind) =>
      running.flatMap((flight) => flight[kind].map((url) => this.applyFile(flight, kind, url))),
    );
    for (const flight of running) if (!flight.css[0] && !flight.js[0]) this.setApplied(flight);
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
    if (!addNew(this.flights.applied, id)) return;
    dispatch('flight-applied', { experiment, flight });
    void this.reportExposures();
    void this.showOverlay();
  }

  private setFailed({ experiment, flight }: Running, url: string, reason: FailedFile['reason']): void {
    const { failed } = this.flights;
    if (failed.some((one) => one.experiment === experiment && one.flight === flight && one.url === url)) return;
    const detail: FailedFile = { experiment, flight, url, reason };
    failed.push(detail);
    dispatch('flight-failed', detail);
    void this.reportExposures();
  }

  private announce(): void {
    if (!this.assigned || this.isAnnounced) return;
    this.isAnnounced = true;
    const { on, experiments } = this.flights;
    if (experiments[0])
      document.head.append(
        Object.assign(document.createElement('meta'), { name: 'cobble:experiments', content: experiments.join() }),
      );
    dispatch('flights', { on, experiments });
  }

  async reportExposures(): Promise<void> {
    const chunk = await import('./report-exposures').catch(warnOf);
    const { settings, flights, assigned } = this;
    chunk?.reportExposures({ settings, flights, assigned, config: this.config.experiments, requests: sentRequests });
  }

  private async showOverlay(): Promise<void> {
    if (!/[?&]cobble-debug\b/.test(location.search)) return;
    const chunk = await import('../overlay/overlay').catch(warnOf);
    const { experiments, proof } = this.config;
    chunk?.overlay({
      experiments,
      assigned: this.assigned,
      flights: this.flights,
      settings: this.settings,
      warnings: warned,
      // Functions that the overlay's chunk doesn't contain.
      switchesOf,
      engine: (experiment, onProblem) => compileExperiment(experiment, proof, onProblem)(location),
    });
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

/** @returns whether the id was added */
const addNew = (list: string[], id: string): boolean => !list.includes(id) && !!list.push(id);

const warnOf = (error: unknown): undefined => {
  warn(String(error));
};
