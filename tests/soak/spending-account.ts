import type { Site } from './site';
import type { Spending } from './spending';
import { atStart, spending } from './spending';

/** What came of one kind of spending. */
export interface Sum {
  /** Questions that were answered with yes. */
  agreed: number;
  /** Requests, as the page sent them. */
  sent: number;
  /** What went through, by the service's own books. */
  done: number;
}

/**
 * Milliseconds between two tries for the balance (`services/store.ts`): a purchase that was agreed to may wait so long
 * where nothing shows it, its widget gone.
 */
const pause = 2500;

/**
 * Keeps account of what is spent on a page that stays open: each question's yes sends one request at most, and nothing
 * is sent without one. A round at a time, so that a yes that came to nothing does not make up for a second sending long
 * after.
 */
export class SpendingAccount {
  readonly sums: Readonly<Record<string, Sum>> = Object.fromEntries(
    spending.map(({ name }) => [name, { agreed: 0, sent: 0, done: 0 }]),
  );
  /** Calls of all rounds that are over, and how many of them failed. */
  readonly calls = { all: 0, failed: 0 };
  #from = 0;

  constructor(readonly site: Site) {}

  /** Nothing is owned and the balance is whole again; what sells is put anew, so that it sells again. */
  async begin(): Promise<void> {
    await this.site.reset();
    this.#from = this.site.opened.requests.length;
    await this.site.page.evaluate(putAnew, [...new Set(spending.map(({ widget }) => widget))].join());
  }

  /** What has not gone through in this round. */
  async left(): Promise<readonly Spending[]> {
    const player = await this.site.player();
    return spending.filter(({ done }) => !player || !done(player));
  }

  /** Waits, where an agreement may still send. */
  async wait(): Promise<void> {
    const agreed = await this.site.page.evaluate(() => (window as never as { agreed: string[] }).agreed);
    if (spending.some((kind) => agreed.filter((question) => kind.question.test(question)).length > this.#sent(kind)))
      await new Promise((resolve) => setTimeout(resolve, pause));
  }

  /** Closes the round's books, nothing being under way any more. @returns what does not hold */
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

  /**
   * Counted on the page: where a connection is cut, Chromium itself may send a request again, and the sandbox sees
   * several.
   */
  #sent({ match }: Spending): number {
    return this.site.opened.requests
      .slice(this.#from)
      .filter(({ method, path }) => RegExp(match).test(`${method} ${path}`)).length;
  }
}

/** Runs in the page. */
const putAnew = (widgets: string) => {
  for (const one of document.querySelectorAll(widgets)) {
    const copy = one.cloneNode(true) as Element;
    copy.removeAttribute('data-widget-state');
    one.replaceWith(copy);
  }
};
