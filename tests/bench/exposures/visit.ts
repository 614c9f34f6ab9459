import { EventEmitter, once } from 'node:events';
import { type Arm, randomFrom } from './statistics';

const REPORT_TIMEOUT_MS = 20_000;

export type FileFate = 'runs' | 'fails' | 'hangs';

/** An event that a page reports to the server. `telemetry` means that an exposure has reached telemetry. */
export type ReportName =
  | 'exposure'
  | 'telemetry'
  | 'flight-applied'
  | 'flight-failed'
  | 'prerendering'
  | 'prerendered'
  | 'activated';

/** A simulated visit. The seed determines all random choices. */
export class Visit {
  readonly random: () => number;
  readonly arm: Arm;
  /** Number of exposures that this visit must report. */
  expectedExposures = 0;
  /** Whether the service assigns the other arm to every request after the first. */
  isForgotten = false;
  assignmentRequests = 0;
  /** The server sends the assignment when this promise resolves. */
  assignmentHeld: Promise<void> | undefined;
  private readonly reports: { readonly name: ReportName; readonly arm: string }[] = [];
  private readonly changes = new EventEmitter();

  constructor(
    readonly id: number,
    seed: number,
  ) {
    this.random = randomFrom(seed);
    this.arm = this.random() < 0.5 ? 'control' : 'variant';
  }

  assign(): Arm {
    this.assignmentRequests++;
    this.changes.emit('change');
    if (this.assignmentRequests === 1 || !this.isForgotten) return this.arm;
    return this.arm === 'control' ? 'variant' : 'control';
  }

  /** @returns a function that sends the assignment */
  holdAssignment(): () => void {
    let release!: () => void;
    this.assignmentHeld = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  add(name: ReportName, arm: string): void {
    this.reports.push({ name, arm });
    this.changes.emit('change');
  }

  count(name: ReportName, arm?: Arm): number {
    return this.reports.filter((report) => report.name === name && (!arm || report.arm === arm)).length;
  }

  /** Waits for a report or a request. @returns false after the timeout */
  async until(isReached: () => boolean): Promise<boolean> {
    const signal = AbortSignal.timeout(REPORT_TIMEOUT_MS);
    while (!isReached()) {
      try {
        await once(this.changes, 'change', { signal });
      } catch {
        return false;
      }
    }
    return true;
  }

  /** Waits for all expected reports: `exposure`, `telemetry`, and either `flight-applied` or `flight-failed`. */
  untilReported(): Promise<boolean> {
    return this.until(() => {
      const outcomes = this.count('flight-applied') + this.count('flight-failed');
      return Math.min(this.count('exposure'), this.count('telemetry'), outcomes) >= this.expectedExposures;
    });
  }
}
