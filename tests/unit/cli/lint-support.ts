import { lintPage } from '../../../cli/lint/lint-page';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import type { LocatedFinding } from '../../../cli/report/finding';
import type { WidgetDescription } from '../../../src/widgets/kit/description';

export const widget = (name: string, more: Partial<WidgetDescription>): [string, WidgetDescription] => [
  name,
  { name, kind: 'component', text: name, props: {}, examples: [], ...more },
];

/** Fixed descriptions, so that the tests don't depend on the real widgets. */
const known = {
  widgets: new Map([
    widget('themed-button', {
      props: {
        href: { type: 'url', text: 'Target.' },
        variant: { type: 'text', values: ['primary', 'secondary', 'quiet'], default: 'primary', text: 'Weight.' },
        disabled: { type: 'boolean', text: 'Off.' },
      },
      deprecated: { oldVariant: { use: 'variant', since: '1.0.0', removedIn: '2.0.0' } },
      slots: { '': 'Text.' },
    }),
    widget('marketplace-tile', {
      props: {
        title: { type: 'text', required: true, text: 'Name.' },
        price: { type: 'amount', text: 'Price.' },
        rating: { type: 'number', min: 0, max: 5, text: 'Stars.' },
        marketplaceURL: { type: 'url', text: 'Page.' },
      },
    }),
    widget('flyout', {
      props: { heading: { type: 'text', text: 'Title.' } },
      slots: { '': 'Body.', footer: 'Foot.' },
      methods: ['open', 'close', 'toggle', 'focus'],
      room: [],
    }),
    widget('store-product', {
      props: {
        productId: { type: 'text', required: true, text: 'Id.' },
        yesText: { type: 'text', from: 'settings', default: 'Buy', text: 'Buys.' },
      },
    }),
    widget('sort-dropdown', {
      props: { options: { type: 'list', required: true, text: 'Options.' }, value: { type: 'text', text: 'Key.' } },
      form: true,
    }),
    widget('promo-banner', {
      props: { bannerText: { type: 'text', required: true, slotted: true, text: 'News.' } },
      slots: { '': 'The text.', link: 'The link.' },
    }),
  ]),
  themes: ['realms', 'vanilla'],
};

export const lint = (html: string): readonly LocatedFinding[] =>
  lintPage({ name: 'page.html', html }, { rules: allLintRules, ...known }).findings;

export const ids = (html: string): string[] => lint(html).map(({ rule, severity }) => `${rule} ${severity}`);
