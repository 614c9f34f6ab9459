import type { Services } from '../services/services';
import type { ServerAnswers } from '../widgets/kit/server-answers';
import { renderBody } from './article/render-body';
import { MissingAnswerError } from './missing-answer';

export class RequestedAnswers implements ServerAnswers {
  /** Answers, keyed by their request's inputs. Undefined for a pending or failed request. */
  private readonly answers = new Map<string, unknown>();
  private pending: Promise<void>[] = [];
  readonly sanitise = renderBody as ServerAnswers['sanitise'];

  constructor(
    private readonly services: Services,
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
      this.pending.push(this.request(key, async () => bound(await call(this.services, new AbortController().signal))));
    }
    return this.answers.get(key) as Bound | undefined;
  }

  private async request(key: string, call: () => Promise<unknown>): Promise<void> {
    try {
      this.answers.set(key, await call());
    } catch (error) {
      if (!MissingAnswerError.is(error)) this.warn(error);
    }
  }

  async settle(): Promise<boolean> {
    const { pending } = this;
    this.pending = [];
    await Promise.all(pending);
    return pending.length > 0;
  }

  get json(): string {
    const given = [...this.answers].filter(([, answer]) => answer !== undefined);
    if (!given.length) return '';
    // Clear the article's body, because the page contains it as markup.
    const text = JSON.stringify(Object.fromEntries(given), (name, value) => (name === 'body' ? emptied(value) : value));
    return text.replaceAll('<', '\\u003c');
  }
}

const emptied = (body: unknown) => (typeof body === 'string' ? '' : undefined);
