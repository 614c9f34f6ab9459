import type { ElementHandle } from 'puppeteer';
import type { Fault } from '../../examples/sandbox/control/fault';
import type { Random } from '../../examples/sandbox/seeded/random';
import { complaints } from './complaints';
import { confirmPurchase } from './confirm-purchase';
import { failures } from './failures';
import { findOffer } from './in-page/find-offer';
import { goBack } from './in-page/go-back';
import { randomControl } from './in-page/random-control';
import { readFields } from './in-page/read-fields';
import { tryAgain } from './in-page/try-again';
import { settle } from './settle';
import type { Site } from './site';
import { SpendingAccount } from './spending-account';
import { VisitorInput } from './visitor-input';

/** Time limit in ms for the longest chain of calls, each delayed by `Retry-After`. */
const limit = 25_000;
const fields = 'input[type=text],input[type=email],input[type=search],input:not([type]),textarea';
const queries = [
  '',
  '?q=realm',
  '?hc-query=coins',
  '?mp-item=frost-keep',
  '?mp-item=lantern-caves',
  '?hc-article=1',
  '?mp-query=cave',
  '?hc-category=1',
  '?nonsense=%ff',
];
const victims = [
  '^GET .*/search',
  '^GET .*/marketplace/',
  '^GET .*/item/',
  '^GET /catalog',
  '^GET .*inventory',
  '^POST .*/refresh',
  '^POST .*/transaction',
  '^PUT .*/grant',
  '^GET .*/entitlement',
  '^GET .*/profile',
  '^GET .*/realms',
  '^PUT ',
  '^POST .*/cape',
  '^GET /help_center',
  '^POST /help_center',
  '^GET .*/challenge',
  '^POST .*/create-ticket',
  '^POST .*/newsletter',
  '^GET /(ticket|dynamic|locales)',
  '^GET /regions',
  '^GET /dist/chunks/',
  '^GET /__sandbox/pictures/',
  '^(GET|PUT|POST) ',
];
export class RandomVisit {
  readonly found: string[] = [];
  readonly counts: Record<string, number> = {};
  readonly #hand: VisitorInput;
  readonly account: SpendingAccount;
  #faults: Fault[] = [];

  constructor(
    readonly site: Site,
    readonly randomNumber: Random,
  ) {
    this.#hand = new VisitorInput(site.page);
    this.account = new SpendingAccount(site);
  }

  async round(steps: number): Promise<void> {
    await this.account.begin();
    for (let i = 0; i < steps; i++) {
      const [name, step] = this.randomNumber.pick(this.#steps);
      this.counts[name] = (this.counts[name] ?? 0) + 1;
      // Ignore the error if a control disappears before the press.
      await step().catch((error: unknown) => {
        if (!/never|no such|not clickable|detached|JSHandle|Node is|waiting|has no/i.test(String(error)))
          this.found.push(`${name}: ${String(error)}`);
      });
    }
    const typed = await this.#typed();
    this.#faults = [];
    await this.site.faults([]);
    this.found.push(...(await settle(this.site, limit)).stuck.map((what) => `under way: ${what}`));
    await this.#stillTyped(typed, 'when nothing failed any more');
    await this.#recovers();
    await this.account.wait();
    this.found.push(
      ...(await settle(this.site, limit)).stuck.map((what) => `under way at the end: ${what}`),
      ...complaints(this.site.opened),
    );
    const { errors, console } = this.site.opened;
    errors.length = console.length = 0;
    this.found.push(...(await this.account.close()));
  }

  readonly #steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['fail', () => this.#fail()],
    ['fail', () => this.#fail()],
    ['click', () => this.#click('button,a[href],summary,[role=button],input[type=checkbox],input[type=radio]')],
    ['click', () => this.#click('button,a[href],summary,[role=button],input[type=checkbox],input[type=radio]')],
    ['click', () => this.#click('button,a[href],summary,[role=button],input[type=checkbox],input[type=radio]')],
    ['type', () => this.#type()],
    ['type', () => this.#type()],
    [
      'go',
      () =>
        this.site.page.evaluate((query) => {
          history.pushState(null, '', location.pathname + query);
          dispatchEvent(new PopStateEvent('popstate'));
        }, this.randomNumber.pick(queries)),
    ],
    [
      'back',
      async () => {
        await this.site.page.evaluate(goBack);
        await new Promise((resolve) => setTimeout(resolve, 150));
      },
    ],
    ['spend', () => this.#spend()],
    ['spend', () => this.#spend()],
    ['spend', () => this.#spend()],
    ['submit', () => this.#submit()],
    [
      'move',
      () =>
        this.site.page.evaluate((randomNumber) => {
          const all = document.querySelectorAll('main > [data-widget]');
          document.querySelector('main')!.prepend(all[Math.floor(randomNumber * all.length)]!);
        }, this.randomNumber()),
    ],
    [
      'put anew',
      () =>
        this.site.page.evaluate((draw) => {
          const all = document.querySelectorAll(
            'main > [data-widget]:not([data-widget=support-ticket],[data-widget=newsletter-signup])',
          );
          const one = all[Math.floor(draw * all.length)]!;
          const copy = one.cloneNode(true) as Element;
          copy.removeAttribute('data-widget-state');
          one.replaceWith(copy);
        }, this.randomNumber()),
    ],
    ['escape', () => this.site.page.keyboard.press('Escape')],
    ['wait', () => new Promise((resolve) => setTimeout(resolve, this.randomNumber.whole(50, 800)))],
  ];

  async #fail(): Promise<void> {
    if (this.randomNumber.chance(0.3)) this.#faults = [];
    else {
      const match = this.randomNumber.pick(victims);
      this.#faults = [...this.#faults.filter((one) => one.match !== match), this.#fault(match)];
    }
    await this.site.faults(this.#faults);
  }

  /** Shortens delays, because fail-each-request.ts tests long ones. */
  #fault(match: string, among = failures): Fault {
    const fault = this.randomNumber.pick(among).fault('{"code":"Soak"}', match.includes('dist'));
    return { match, ...fault, ...(fault.delayMs && { delayMs: this.randomNumber.whole(100, 1500) }) };
  }

  async #click(kinds: string): Promise<void> {
    const control = (
      await this.site.page.evaluateHandle(randomControl, kinds, this.randomNumber(), this.randomNumber())
    ).asElement() as ElementHandle<HTMLElement> | null;
    await this.#press(control, this.randomNumber.chance(0.2) ? 2 : 1);
  }

  /** Disposes the handle, which would otherwise retain its node and look like a leak. */
  async #press(control: ElementHandle<HTMLElement> | null, count = 1): Promise<void> {
    try {
      await control?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await control?.click({ count });
    } finally {
      await control?.dispose();
    }
  }

  async #type(): Promise<void> {
    const field = (
      await this.site.page.evaluateHandle(randomControl, fields, this.randomNumber(), this.randomNumber())
    ).asElement() as ElementHandle<HTMLInputElement> | null;
    if (!field) return;
    await field.focus().finally(() => field.dispose());
    await this.site.page.keyboard.type(
      this.randomNumber.pick(['realm', 'noor@example.com', 'caves', ' ', 'x'.repeat(30), '7']),
    );
    const typed = await this.#typed(true);
    await this.#fail();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await this.#stillTyped(typed, 'while something failed', true);
  }

  /** Reads typed text. Omits search fields unless `searches` is true, because their text changes with the URL. */
  #typed(searches = false): Promise<Record<string, string>> {
    return this.site.page.evaluate(
      readFields,
      `[data-widget=newsletter-signup],[data-widget=support-ticket]${searches ? ',[data-widget=help-search],[data-widget=marketplace-search]' : ''}`,
    );
  }

  async #stillTyped(before: Record<string, string>, when: string, searches = false): Promise<void> {
    const now = await this.#typed(searches);
    const thanks = await this.#hand.text('[data-widget=newsletter-signup],[data-widget=support-ticket]');
    if (/you’re subscribed|already|ticket number/i.test(thanks)) return;
    for (const [field, value] of Object.entries(before)) {
      // Ignore white space at both ends, because a field may trim its value.
      if ((now[field] ?? '').trim() !== value.trim())
        this.found.push(`lost what was typed ${when}: ${field} was "${value}" and is "${now[field] ?? '(gone)'}"`);
    }
  }

  /** Buys or claims something. Usually, first ensures that no other request will fail. */
  async #spend(): Promise<void> {
    const left = await this.account.left();
    if (!left.length) return;
    const { widget, press, match } = this.randomNumber.pick([...left, ...left.slice(0, 1)]);
    if (this.randomNumber.chance(0.8)) {
      this.#faults = this.randomNumber.chance(0.6)
        ? [
            this.#fault(
              match,
              this.randomNumber.chance(0.5)
                ? failures.filter(({ name }) => /^(dropped|cut off|503)$/.test(name))
                : failures,
            ),
          ]
        : [];
      await this.site.faults(this.#faults);
    }
    const button = await this.site.page.waitForFunction(
      findOffer,
      { timeout: 5000, polling: 100 },
      widget,
      press.source,
      this.randomNumber(),
    );
    await this.#press(button.asElement() as ElementHandle<HTMLElement> | null, this.randomNumber.chance(0.5) ? 2 : 1);
    await confirmPurchase(this.#hand, this.randomNumber.chance(0.5) ? 2 : 1);
  }

  async #submit(): Promise<void> {
    const [widget, name] = this.randomNumber.pick([
      ['[data-widget=newsletter-signup]', /^subscribe$/],
      ['[data-widget=support-ticket]', /^send$/],
    ] as const);
    const before = await this.#typed();
    const button = await this.site.page.evaluateHandle(
      (widget, source) =>
        [...(document.querySelector(widget)?.shadowRoot?.querySelectorAll('button') ?? [])].find((button) =>
          RegExp(source, 'i').test(button.textContent!.trim()),
        ),
      widget,
      name.source,
    );
    await this.#press(button.asElement() as ElementHandle<HTMLElement> | null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await this.#stillTyped(before, 'by sending');
  }

  /** Checks that failures recover after at most two retries. */
  async #recovers(): Promise<void> {
    for (let attempts = 0; ; attempts++) {
      const failing = await this.site.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-widget]')]
          .filter(
            (host) =>
              host.dataset.widgetState === 'error' ||
              [...(host.shadowRoot?.querySelectorAll('[role=alert]') ?? [])].some((one) =>
                [...one.querySelectorAll('button')].some((button) => /^try again$/i.test(button.textContent!.trim())),
              ),
          )
          .map(
            (host) =>
              `${host.dataset.widget} (${host.dataset.widgetState}): ${host.shadowRoot?.textContent?.replace(/\s+/g, ' ').slice(0, 120)}`,
          ),
      );
      if (!failing.length) return;
      // Skip widgets whose article or item may be missing, because retries can't help.
      if (attempts > 1)
        return void this.found.push(
          ...failing
            .filter((line) => !/^(marketplace-item|help-article|help-centre)/.test(line))
            .map((line) => `does not come up: ${line}`),
        );
      await this.site.page.evaluate(tryAgain);
      this.found.push(...(await settle(this.site, limit)).stuck.map((what) => `under way after a retry: ${what}`));
    }
  }
}
