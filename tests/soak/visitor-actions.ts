import type { VisitorInput } from './visitor-input';

export interface VisitorAction {
  readonly name: string;
  readonly page: string;
  readonly widget: string;
  readonly match: string;
  readonly before?: (input: VisitorInput) => Promise<void>;
  /** Called instead of pressing a button, for a widget that sends its request while the visitor types. */
  readonly act?: (hand: VisitorInput) => Promise<void>;
  /** The button to press. After a failure, `retry` replaces it, if set. */
  readonly press: RegExp;
  readonly retry?: RegExp;
  /** Matches the widget's text after success, in this attempt or an earlier one. */
  readonly done: RegExp;
  /** Whether a double click must send the request only once. The request may also need a confirmation. */
  readonly spends?: true;
  /** Statuses for which the widget shows a custom message, without a retry. */
  readonly settledBy?: readonly number[];
}

const at = (file: string) => `/examples/pages/${file}.html`;
const address = 'noor@example.com';

const fillTicket = async (hand: VisitorInput): Promise<void> => {
  const widget = '[data-widget=support-ticket]';
  await hand.waitForText(widget, /what happened\?/);
  await hand.type(widget, /^email address/, address);
  await hand.type(widget, /^subject/, 'It stops at the gate');
  await hand.choose(widget, /^what is it/, 'The game');
  await hand.type(widget, /^how often/, '3');
  await hand.choose(widget, /^where do/, 'Mac');
  await hand.type(widget, /^what happened/, 'It stops, always.');
  const answered = hand.page.waitForResponse((response) => !!response.headers()['x-sandbox-challenge']);
  await hand.press(widget, /^new challenge$/);
  await hand.type(widget, /^type what you see or hear/, (await answered).headers()['x-sandbox-challenge']!);
};

export const visitorActions: readonly VisitorAction[] = [
  {
    name: 'buying',
    page: at('marketplace'),
    widget: '[data-widget=store-product][data-offer-id]',
    match: '^POST .*/transaction/virtual',
    spends: true,
    press: /^buy$/,
    retry: /^(buy|try again)$/,
    done: /purchase complete|you own this/,
    settledBy: [409],
  },
  {
    name: 'claiming an offer',
    page: at('marketplace'),
    widget: '[data-widget=offer-claim]',
    match: '^PUT .*/grant/offer',
    spends: true,
    press: /^claim$/,
    done: /(?<!be )claimed/,
  },
  {
    name: 'redeeming a cape',
    page: at('profile'),
    widget: '[data-widget=cape-picker]',
    match: '^POST .*/cape/15year',
    spends: true,
    press: /^redeem the/,
    done: /cape redeemed|already|fifteen years/,
    settledBy: [409],
  },
  {
    name: 'redeeming a month',
    page: at('profile'),
    widget: '[data-widget=realms-subscription]',
    match: '^PUT .*/realms/redeem',
    spends: true,
    press: /^redeem$/,
    done: /(?<!be )redeemed\./,
    settledBy: [409],
  },
  {
    name: 'pausing',
    page: at('profile'),
    widget: '[data-widget=realms-subscription]',
    match: '^PUT .*/pause',
    spends: true,
    press: /^pause/,
    done: /resume the subscription/,
  },
  {
    name: 'subscribing',
    page: at('landing'),
    widget: '[data-widget=newsletter-signup]',
    match: '^POST .*/newsletter/subscribe',
    before: async (hand) => {
      const widget = '[data-widget=newsletter-signup]';
      await hand.type(widget, /^email address/, address);
      await hand.tick(widget, /^news of the game$/);
      await hand.tick(widget, /or older/);
    },
    press: /^subscribe$/,
    done: /you’re subscribed|already/,
    settledBy: [409],
  },
  {
    name: 'sending a ticket',
    page: at('support'),
    widget: '[data-widget=support-ticket]',
    match: '^POST .*/create-ticket',
    before: fillTicket,
    press: /^send$/,
    done: /your ticket number is \d+|ticket sent/,
  },
  {
    name: 'searching the help',
    page: at('help-centre'),
    widget: '[data-widget=help-search]',
    match: '^GET .*/articles/search',
    act: async (hand) => {
      const request = hand.page.waitForRequest((request) => request.url().includes('query=realm'));
      await hand.type('[data-widget=help-search]', /search|help/, 'realm');
      await request;
    },
    press: /^try again$/,
    done: /realm/,
    settledBy: [401],
  },
];
