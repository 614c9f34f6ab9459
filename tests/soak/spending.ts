import type { PlayerState } from './site';

/** Something on the page that spends, claims or pauses, each time after a question. */
export interface Spending {
  readonly name: string;
  /** Selector of the widgets that offer it. */
  readonly widget: string;
  /** What is pressed for it. */
  readonly press: RegExp;
  /** Its request, as a fault's `match`: `METHOD /path`. */
  readonly match: string;
  /** What its question says. */
  readonly question: RegExp;
  /** How often it went through since the sandbox's start, by the service's own books. */
  readonly done: (player: PlayerState) => number;
}

/** What a player starts with (`examples/sandbox/state/player.ts`). */
export const atStart = { balance: 1720, offers: 1, daysLeft: 24 };
/** Days. */
const month = 30;

/** All of it that the example pages have. */
export const spending: readonly Spending[] = [
  {
    name: 'buying',
    widget: '[data-widget=store-product][data-offer-id]',
    press: /^(buy|try again)$/,
    match: '^POST .*/transaction/virtual',
    question: /^Buy .+ for .+ Minecoins/,
    done: ({ owned }) => Object.keys(owned).length,
  },
  {
    name: 'claiming an offer',
    widget: '[data-widget=offer-claim]',
    press: /^claim it$/,
    match: '^PUT .*/grant/offer',
    question: /^Claim .+ for your account/,
    done: ({ offers }) => offers.length - atStart.offers,
  },
  {
    name: 'redeeming a cape',
    widget: '[data-widget=cape-picker]',
    press: /^redeem the/,
    match: '^POST .*/cape/15year',
    question: /fifteen-year cape/,
    done: ({ capes }) => capes.filter((name) => name === 'Fifteen years').length,
  },
  {
    name: 'redeeming a month',
    widget: '[data-widget=realms-subscription]',
    press: /^redeem$/,
    match: '^PUT .*/realms/redeem',
    question: /^Redeem .+ for your realm/,
    done: ({ subscriptions }) =>
      (Math.max(...subscriptions.map(({ world }) => world?.daysLeft ?? 0)) - atStart.daysLeft) / month,
  },
  {
    name: 'pausing',
    widget: '[data-widget=realms-subscription]',
    press: /^pause the/,
    match: '^PUT .*/pause',
    question: /^Pause the subscription/,
    done: ({ paused }) => Math.min(paused.length, 1),
  },
];
