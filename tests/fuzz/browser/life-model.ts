import type { Page } from 'puppeteer';

/** Where an element can stand: on the page, in a region that is ignored, or nowhere. */
export type Place = 'one' | 'two' | 'ignored' | 'nowhere';

/** What the model knows of one element. */
export interface Known {
  widget: string;
  place: Place;
  /** The required prop's text; nothing takes it away. */
  text: string | undefined;
  state: 'mounted' | 'error' | undefined;
  /** By the page: only a scan, another name or a stay in an ignored region ends it. */
  isUnmounted: boolean;
  /** `cobble:mounted` and `cobble:unmounted` so far. */
  mounted: number;
  unmounted: number;
}

/** The page as the model has it. */
export interface Model {
  readonly elements: Map<string, Known>;
  /** Names that were given so far: no element has one twice. */
  count: number;
  player: string | undefined;
  /** Files of the experiment that runs under `/variant`. */
  hasVariant: boolean;
}

/** The real page. */
export interface Real {
  readonly page: Page;
}

/** The required prop of each widget that takes part. */
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

/** What an element comes to that the loader looks at anew. */
export const settle = (one: Known): void => {
  const lacks = !!REQUIRED[one.widget] && !one.text;
  const next = isOnPage(one) && !one.isUnmounted ? (lacks ? 'error' : 'mounted') : undefined;
  if (next === 'mounted' && one.state !== 'mounted') one.mounted++;
  // What failed for its props had been mounted, and tells that it goes, too.
  if (!next && one.state) one.unmounted++;
  one.state = next;
};
