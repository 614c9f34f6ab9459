import type { Page } from 'puppeteer';

export type Place = 'one' | 'two' | 'ignored' | 'nowhere';

export interface Known {
  widget: string;
  place: Place;
  /** The text of the required prop; undefined removes the prop. */
  text: string | undefined;
  state: 'mounted' | 'error' | undefined;
  /**
   * Whether the page has unmounted the widget. Becomes false after a scan, another widget name or a move into an
   * ignored region.
   */
  isUnmounted: boolean;
  /** Number of `cobble:mounted` and `cobble:unmounted` events so far. */
  mounted: number;
  unmounted: number;
}

export interface Model {
  readonly elements: Map<string, Known>;
  count: number;
  player: string | undefined;
  /** Whether the experiment on `/variant` has added its files. */
  hasVariant: boolean;
}

export interface Real {
  readonly page: Page;
}

export const REQUIRED: Readonly<Record<string, string>> = {
  'marketplace-tile': 'data-title',
  'text-input': 'data-label',
  'profile-game-card': 'data-game-title',
  'themed-button': '',
  modal: '',
  flyout: '',
  'sign-in': '',
};

export const isOnPage = ({ place }: Known): boolean => place === 'one' || place === 'two';

export const settle = (one: Known): void => {
  const lacks = !!REQUIRED[one.widget] && !one.text;
  const next = isOnPage(one) && !one.isUnmounted ? (lacks ? 'error' : 'mounted') : undefined;
  if (next === 'mounted' && one.state !== 'mounted') one.mounted++;
  // Even a widget without its required prop has an instance, which emits the unmount event.
  if (!next && one.state) one.unmounted++;
  one.state = next;
};
