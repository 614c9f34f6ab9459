import type { PlayerState } from './site';

export interface Spending {
  readonly name: string;
  readonly widget: string;
  readonly press: RegExp;
  readonly match: string;
  readonly question: RegExp;
  /** Counts successes since the sandbox's start, according to the service. */
  readonly done: (player: PlayerState) => number;
}

/** A player's initial state (`examples/sandbox/state/player.ts`). */
export const atStart = { balance: 1720, offers: 1, daysLeft: 24 };
/** In days. */
const month = 30;

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
