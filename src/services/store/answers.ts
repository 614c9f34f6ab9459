import type { AnswerOf } from '../shape/answer-of';
import type { Shape, Word } from '../shape/shape';

/** An item without a `name` is kept, because the specification doesn't define an item's members. */
export const entitlements = {
  members: { items: { list: { members: { name: 'text' } } } },
} as const satisfies Shape;
export type Entitlements = AnswerOf<typeof entitlements>;

/** An entitlement's members aren't checked, because services use different names for the product (STO-2). */
export const inventory = {
  members: {
    result: { members: { inventory: { members: { entitlements: { list: { members: {} } } } } } },
    /** From the response's header `InventoryETag`. */
    inventoryETag: 'text',
  },
} as const satisfies Shape;
export type Inventory = AnswerOf<typeof inventory>;

export const price = {
  members: {
    CurrencyCode: 'text',
    ListPrice: 'number',
    /** The price before the sale. */
    MSRP: 'number',
    RecurrencePrice: 'number',
  },
} as const satisfies Shape;
export type Price = AnswerOf<typeof price>;

export const availability = {
  members: {
    Actions: { list: 'text' as Word<'Details' | 'Purchase' | 'Gift' | 'License' | 'Browse' | 'Redeem' | 'Fulfill'> },
    Markets: { list: 'text' },
    AvailabilityId: 'key',
    SkuId: 'key',
    DisplayRank: 'number',
    Properties: { members: {} },
    /** The sales period, in ISO 8601. */
    Conditions: { members: { StartDate: 'date', EndDate: 'date' } },
    /** Whether the price has a requirement, such as a membership. */
    RemediationRequired: 'boolean',
    OrderManagementData: { members: { Price: price } },
  },
} as const satisfies Shape;
export type Availability = AnswerOf<typeof availability>;

export const catalogProduct = {
  members: {
    ProductId: 'key',
    PreferredSkuId: 'key',
    LocalizedProperties: { list: { members: { Markets: { list: 'text' }, ProductTitle: 'text', ShortTitle: 'text' } } },
    DisplaySkuAvailabilities: {
      list: {
        members: {
          Sku: {
            members: { SkuId: 'key', Rank: 'number', Properties: { members: { SkuDisplayRank: 'number' } } },
          },
          Availabilities: { list: availability },
          /** The availabilities with the lowest price ever. */
          HistoricalBestAvailabilities: { list: availability },
        },
      },
    },
  },
} as const satisfies Shape;
export type CatalogProduct = AnswerOf<typeof catalogProduct>;

export const catalog = {
  members: { Products: { list: catalogProduct } },
} as const satisfies Shape;
export type Catalog = AnswerOf<typeof catalog>;

export const region = {
  members: {
    CountryRegionName: 'text',
    LongName: 'text',
    EntityID: 'key',
    /** Two letters. */
    MSCode: 'text',
    MSShort: 'text',
    MSLong: 'text',
    /** The country calling code, without `+`. */
    TAPICode: 'key',
    CapitalMajorCity: 'text',
    RegionalGroupings: 'text',
    CountryRegionID: 'key',
  },
  needs: ['MSCode'],
} as const satisfies Shape;
export type Region = AnswerOf<typeof region>;
export const regions = { list: region } as const satisfies Shape;

const balanceStatus = 'text' as Word<'Success' | 'Failure' | 'Unknown'>;
export type BalanceStatus = AnswerOf<typeof balanceStatus>;

export const currencyRefresh = {
  members: {
    result: {
      members: {
        status: balanceStatus,
        statusCode: 'id',
        virtualCurrency: {
          members: {
            balances: { list: { members: { type: 'text', amount: 'number' } } },
            inventoryVersion: 'id',
          },
        },
      },
    },
  },
} as const satisfies Shape;
export type CurrencyRefresh = AnswerOf<typeof currencyRefresh>;

export interface VirtualCurrencyBalance {
  /** In Minecoins. Undefined if unknown. */
  balance: number | undefined;
  status: BalanceStatus;
  statusCode: number | string | undefined;
  inventoryVersion: number | string | undefined;
}
