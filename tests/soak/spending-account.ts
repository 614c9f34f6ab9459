import type { Site } from './site';
import type { Spending } from './spending';
import { atStart, spending } from './spending';

export interface Sum {
  agreed: number;
  sent: number;
  /** Number of successes according to the service. */
  done: number;
}

/**
 * Time in ms between two requests for the balance (`services/store/store.ts`). Between them, a confirmed purchase may
 * be pending although no widget shows that.
 */
const pause = 2500;

/**
 * Checks that each confirmation sends at most one request, and that no request is sent without a confirmation. Each
 * round must end before the next, so that an unused confirmation doesn't hide a later duplicate.
 */
export class SpendingAccount {
  readonly sums: Readonly<Record<string, Sum>> = Object.fromEntries(
    spending.map(({ name }) => [name, { agreed: 0, sent: 0, done: 0 }]),
  );
  /** Number of all calls in complete rounds, and of the failed calls among them. */
  readonly calls = { all: 0, failed: 0 };
  #from = 0;

  constructor(readonly site: Site) {}

  /** Resets the sandbox and remounts the widgets, so that visitors can buy again. */
  async begin(): Promise<void> {
    await this.site.reset();
    this.#from = this.site.opened.requests.length;
    await this.site.page.evaluate(recreateWidgets, [...new Set(spending.map(({ widget }) => widget))].join());
  }

  async left(): Promise<readonly Spending[]> {
    const player = await this.site.player();
    return spending.filter(({ done }) => !player || !done(player));
  }

  async wait(): Promise<void> {
    const agreed = await this.site.page.evaluate(() => (window as never as { agreed: string[] }).agreed);
    if (spending.some((kind) => agreed.filter((question) => kind.question.test(question)).length > this.#sent(kind)))
      await new Promise((resolve) => setTimeout(resolve, pause));
  }

  /**
   * Ends a round. Call it when nothing is pending.
   *
   * @returns the violations
   */
  async close(): Promise<string[]> {
    const found: string[] = [];
    const agreed = await this.site.page.evaluate(() => (window as never as { agreed: string[] }).agreed.splice(0));
    const player = await this.site.player();
    for (const kind of spending) {
      const now: Sum = {
        agreed: agreed.filter((question) => kind.question.test(question)).length,
        sent: this.#sent(kind),
        done: player ? kind.done(player) : 0,
      };
      if (now.sent > now.agreed) found.push(`${kind.name}: sent ${now.sent} times for ${now.agreed} times yes`);
      if (now.done > now.sent) found.push(`${kind.name}: done ${now.done} times, sent ${now.sent} times`);
      const sum = this.sums[kind.name]!;
      for (const name of ['agreed', 'sent', 'done'] as const) sum[name] += now[name];
    }
    const spent = Object.values(player?.owned ?? {}).reduce((sum, { price }) => sum + price, 0);
    if (player && atStart.balance - player.balance !== spent)
      found.push(`the balance is ${player.balance}, what was bought costs ${spent}`);
    const calls = await this.site.requests();
    this.calls.all += calls.length;
    this.calls.failed += calls.filter(({ status }) => !status || status >= 400).length;
    return found;
  }

  /** Counts requests in the browser, because Chromium may resend a request to the sandbox after a cut connection. */
  #sent({ match }: Spending): number {
    return this.site.opened.requests
      .slice(this.#from)
      .filter(({ method, path }) => RegExp(match).test(`${method} ${path}`)).length;
  }
}

/** Runs in the page: replaces widgets with copies, which mount again. */
const recreateWidgets = (widgets: string) => {
  for (const one of document.querySelectorAll(widgets)) {
    const copy = one.cloneNode(true) as Element;
    copy.removeAttribute('data-widget-state');
    one.replaceWith(copy);
  }
};
