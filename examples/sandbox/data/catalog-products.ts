export interface CatalogSource {
  readonly id: string;
  readonly title: readonly [english: string, swedish: string, german: string];
  readonly kind: 'Consumable' | 'Game' | 'Subscription';
  readonly description: string;
  readonly skus: readonly SkuSource[];
}

/** All prices are in US dollars, and converted for other currencies. */
export interface SkuSource {
  readonly id: string;
  readonly name: string;
  readonly rank: number;
  readonly list: number;
  /** The price before the sale. */
  readonly msrp?: number;
  /** A subscription's monthly price. */
  readonly recurrence?: number;
  readonly actions: readonly string[];
  /** Default: all markets. */
  readonly markets?: readonly string[];
  readonly trial?: true;
  /** Dates in ISO 8601. Default: always available. */
  readonly dates?: readonly [start: string, end: string];
}

const buy = ['Details', 'Fulfill', 'Purchase', 'Browse', 'Curate', 'Redeem'];
const buyAndGift = [...buy, 'Gift'];

/** The eight coin packs: ID, number of coins, price in dollars (STO-8). */
export const coinPacks = [
  ['9CBL0COIN001', 320, 1.99],
  ['9CBL0COIN002', 1020, 5.99],
  ['9CBL0COIN003', 1720, 9.99],
  ['9CBL0COIN004', 3500, 19.99],
  ['9CBL0COIN005', 5320, 29.99],
  ['9CBL0COIN006', 8800, 49.99],
  ['9CBL0COIN007', 13_500, 74.99],
  ['9CBL0COIN008', 19_000, 99.99],
] as const;

export const catalogProducts: readonly CatalogSource[] = [
  ...coinPacks.map(
    ([id, coins, list]): CatalogSource => ({
      id,
      title: [`${coins} coins`, `${coins} mynt`, `${coins} Münzen`],
      kind: 'Consumable',
      description: 'Coins for worlds, skins and textures of the marketplace.',
      skus: [
        {
          id: '0010',
          name: `${coins} coins`,
          rank: 0,
          list,
          ...(coins === 3500 && { msrp: 24.99 }),
          actions: buyAndGift,
        },
      ],
    }),
  ),
  {
    id: '9CBL0GAME001',
    title: ['The game', 'Spelet', 'Das Spiel'],
    kind: 'Game',
    description: 'The whole game, for computer and console.',
    skus: [
      {
        id: '0001',
        name: 'Trial',
        rank: 2,
        list: 0,
        actions: ['Details', 'License', 'Fulfill', 'Browse'],
        trial: true,
      },
      { id: '0010', name: 'Standard', rank: 0, list: 29.99, actions: buyAndGift },
      { id: '0011', name: 'Deluxe', rank: 1, list: 34.99, msrp: 39.99, actions: buyAndGift },
      { id: '0012', name: 'Starter box', rank: 3, list: 24.99, actions: buy, markets: ['JP', 'SE'] },
    ],
  },
  {
    id: '9CBL0REALM10',
    title: ['Realm for ten', 'Realm för tio', 'Realm für zehn'],
    kind: 'Subscription',
    description: 'A world of your own that is always on, for you and ten friends.',
    skus: [
      {
        id: '0020',
        name: 'One month, trial',
        rank: 0,
        list: 0,
        recurrence: 7.99,
        actions: ['Details', 'Purchase', 'License', 'Browse'],
        trial: true,
      },
      { id: '0021', name: 'Each month', rank: 1, list: 7.99, recurrence: 7.99, actions: buy },
      { id: '0022', name: 'Half a year', rank: 2, list: 41.99, msrp: 47.94, recurrence: 41.99, actions: buyAndGift },
    ],
  },
  {
    id: '9CBL0REALM02',
    title: ['Realm for two', 'Realm för två', 'Realm für zwei'],
    kind: 'Subscription',
    description: 'A world of your own that is always on, for you and two friends.',
    skus: [{ id: '0021', name: 'Each month', rank: 0, list: 3.99, recurrence: 3.99, actions: buy }],
  },
  {
    id: '9CBL0PASS001',
    title: ['Marketplace pass', 'Marknadspass', 'Marktplatz-Pass'],
    kind: 'Subscription',
    description: 'More than a hundred and fifty pieces of the marketplace, as long as you subscribe.',
    skus: [{ id: '0030', name: 'Each month', rank: 0, list: 1.99, msrp: 3.99, recurrence: 3.99, actions: buy }],
  },
  {
    id: '9CBL0FREE001',
    title: ['Starter worlds', 'Startvärldar', 'Startwelten'],
    kind: 'Game',
    description: 'Three small worlds to begin with. A present.',
    skus: [{ id: '0010', name: 'Standard', rank: 0, list: 0, msrp: 4.99, actions: buy }],
  },
  {
    id: '9CBL0CODE001',
    title: ['Gift edition', 'Presentutgåva', 'Geschenkausgabe'],
    kind: 'Game',
    description: 'Comes with a code from a box, and is not sold here.',
    skus: [
      {
        id: '0010',
        name: 'Standard',
        rank: 0,
        list: 29.99,
        actions: ['Details', 'License', 'Fulfill', 'Browse', 'Redeem'],
      },
    ],
  },
  {
    id: '9CBL0PAST001',
    title: ['Winter bundle', 'Vinterpaket', 'Winterpaket'],
    kind: 'Game',
    description: 'Was sold for a winter.',
    skus: [
      {
        id: '0010',
        name: 'Standard',
        rank: 0,
        list: 19.99,
        actions: buyAndGift,
        dates: ['2024-12-01T08:00:00.0000000Z', '2025-02-01T08:00:00.0000000Z'],
      },
    ],
  },
  {
    id: '9CBL0SOON001',
    title: ['The next game', 'Nästa spel', 'Das nächste Spiel'],
    kind: 'Game',
    description: 'Is not sold yet.',
    skus: [
      {
        id: '0010',
        name: 'Standard',
        rank: 0,
        list: 39.99,
        actions: buyAndGift,
        dates: ['9998-01-01T08:00:00.0000000Z', '9998-12-30T00:00:00.0000000Z'],
      },
    ],
  },
  {
    id: '9CBL0OLD0001',
    title: ['Anniversary edition', 'Jubileumsutgåva', 'Jubiläumsausgabe'],
    kind: 'Game',
    description: 'No longer sold. Who has it keeps it.',
    skus: [
      { id: '0010', name: 'Standard', rank: 0, list: 19.99, actions: ['Details', 'License', 'Fulfill', 'Browse'] },
    ],
  },
];
