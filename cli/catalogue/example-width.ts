/** How wide a page would make a widget, px. One that is not listed takes all the width there is, as on a page. */
const widths: Readonly<Record<string, number>> = {
  'marketplace-tile': 280,
  'profile-game-card': 340,
  'profile-card': 392,
  'balance-summary': 392,
  'text-input': 360,
  'sort-dropdown': 280,
  captcha: 392,
  shimmer: 320,
  carousel: 530,
  'promo-banner': 530,
};

/** @returns undefined where the widget is to have all the width */
export const exampleWidth = (widget: string): number | undefined => widths[widget];
