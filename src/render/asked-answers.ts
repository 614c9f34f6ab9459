import type { Services } from '../services/services';
import type { DrawingAnswers } from '../widgets/kit/drawing-answers';
import { drawBody } from './article/draw-body';
import { NoAnswer } from './no-answer';

/**
 * The answers that one widget is drawn with. It is drawn again and again: first it asks, then it is drawn with the
 * answers, and may ask for more.
 */
export class AskedAnswers implements DrawingAnswers {
  /** By the inputs; undefined until it has come. */
  private readonly answers = new Map<string, unknown>();
  private waiting: Promise<void>[] = [];
  /** The help areas give their own place, and take what they would have of their sanitiser as far as they draw it. */
  readonly sanitise = drawBody as DrawingAnswers['sanitise'];

  constructor(
    private readonly services: Services,
    /** Is told why a call gave no answer that should have given one. */
    private readonly warn: (error: unknown) => void,
  ) {}

  next<T, Bound>(
    inputs: readonly unknown[],
    call: (services: Services, signal: AbortSignal) => Promise<T>,
    bound: (answer: T) => Bound,
  ): Bound | undefined {
    const key = JSON.stringify(inputs);
    if (!this.answers.has(key)) {
      this.answers.set(key, undefined);
      this.waiting.push(this.ask(key, async () => bound(await call(this.services, new AbortController().signal))));
    }
    // What this call has given itself.
    return this.answers.get(key) as Bound | undefined;
  }

  private async ask(key: string, call: () => Promise<unknown>): Promise<void> {
    try {
      this.answers.set(key, await call());
    } catch (error) {
      if (!NoAnswer.is(error)) this.warn(error);
    }
  }

  /**
   * Waits for what was asked.
   *
   * @returns whether anything was, so that the widget is drawn again
   */
  async settle(): Promise<boolean> {
    const { waiting } = this;
    this.waiting = [];
    await Promise.all(waiting);
    return waiting.length > 0;
  }

  /** What the widget begins with in the page, as JSON that can stand in a `<script>`; empty where there is nothing. */
  get json(): string {
    const given = [...this.answers].filter(([, answer]) => answer !== undefined);
    // What an article says stands in the page once: as it is drawn.
    const text = JSON.stringify(Object.fromEntries(given), (name, value) =>
      name !== 'body' ? value : typeof value === 'string' ? '' : undefined,
    );
    return given.length ? text.replaceAll('<', '\\u003c') : '';
  }
}
