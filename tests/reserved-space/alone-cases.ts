import { exampleMarkup } from '../../cli/catalogue/example-markup';
import type { WidgetDescription } from '../../src/widgets/kit/description';

export interface AloneCase {
  readonly name: string;
  readonly html: string;
  /** Whether attributes and children determine the height, so that the reserved height must be exact. */
  readonly isExact: boolean;
}

/** Names of examples to omit, because no stylesheet can count the lines of their texts. */
const UNKNOWN = /^(?!promo-banner).* (long|clamp)$/;

/**
 * These examples get only an approximate height. `whole` has two items of one type. `link` has an accordion without a
 * button.
 */
const UNEXACT = ['profile-game-card whole', 'profile-game-card link'];

const OTHERS: readonly (readonly [name: string, html: string])[] = [
  ['two slides', '<div data-widget="carousel"><div>One line</div><div>Another line</div></div>'],
  [
    'two slides in three columns',
    '<div data-widget="carousel" data-visible="3"><div>One line</div>\n<div>Another line</div></div>',
  ],
  [
    'a higher second slide',
    '<div data-widget="carousel"><div>One line</div><div><p>Two</p><p>paragraphs</p></div></div>',
  ],
  [
    'a card with a link',
    '<div data-widget="profile-card" data-gamertag="NoxiousOwl" data-text="Last seen today"><a href="/owl">Profile</a></div>',
  ],
  [
    'a game card with an item',
    `<div data-widget="profile-game-card" data-game-title="Sky Port" data-items='[{"type":"TextMessage","text":"Played for 3 hours"}]'></div>`,
  ],
  [
    'a game card with three items',
    `<div data-widget="profile-game-card" data-game-title="Sky Port" data-items='[{"type":"Heading","text":"Your world"},{"type":"TextMessage","text":"Played for 3 hours"},{"type":"Link","text":"Visit","href":"/visit"}]' data-call-to-action='{"text":"Play"}'></div>`,
  ],
  ['a banner without a link', '<div data-widget="promo-banner" data-banner-text="The caves update is here"></div>'],
  ['a custom height', '<div data-widget="promo-banner" data-banner-text="Caves" style="--room:69px"></div>'],
];

/** Returns component examples whose height follows from the markup, and variants of these examples. */
export const aloneCases = (descriptions: readonly WidgetDescription[]): AloneCase[] => [
  ...descriptions
    .filter(({ kind }) => kind === 'component')
    .flatMap((description) =>
      description.examples.map((example) => ({
        name: `${description.name} ${example.name}`,
        html: exampleMarkup(description, example),
      })),
    )
    .filter(({ name }) => !UNKNOWN.test(name))
    .map((one) => ({ ...one, isExact: !UNEXACT.includes(one.name) })),
  ...OTHERS.map(([name, html]) => ({ name, html, isExact: true })),
];
