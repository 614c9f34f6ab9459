import type { OpenText } from './open-text';

/** STO-1. */
export interface Entitlements {
  items: { name: string; source?: string; signature?: string; [field: string]: unknown }[];
  signature?: string;
  keyId?: string;
  [field: string]: unknown;
}

/** STO-2. */
export interface Inventory {
  result?: {
    inventory?: { entitlements?: Record<string, unknown>[]; [field: string]: unknown };
    [field: string]: unknown;
  };
  /** From the answer's header: give it to the next call. */
  inventoryETag?: string;
  [field: string]: unknown;
}

/** One way to get a product. */
export interface Availability {
  Actions: OpenText<'Details' | 'Purchase' | 'Gift' | 'License' | 'Browse' | 'Redeem' | 'Fulfill'>[];
  Markets?: string[];
  AvailabilityId?: string;
  SkuId?: string;
  DisplayRank?: number;
  /** When it is sold: ISO 8601. */
  Conditions?: { StartDate?: string; EndDate?: string; [field: string]: unknown };
  /** Something else is needed first, as a membership. */
  RemediationRequired?: boolean;
  Properties?: Record<string, unknown>;
  OrderManagementData?: { Price?: Price; [field: string]: unknown };
  [field: string]: unknown;
}

/** A price in the market's currency. */
export interface Price {
  CurrencyCode?: string;
  ListPrice?: number;
  /** Before the sale. */
  MSRP?: number;
  /** Of a subscription, each time. */
  RecurrencePrice?: number;
  [field: string]: unknown;
}

/** A product of the catalog. */
export interface CatalogProduct {
  ProductId?: string;
  PreferredSkuId?: string;
  LocalizedProperties?: { Markets?: string[]; ProductTitle?: string; [field: string]: unknown }[];
  DisplaySkuAvailabilities?: {
    Sku?: {
      SkuId?: string;
      Rank?: number;
      Properties?: { SkuDisplayRank?: number; [field: string]: unknown };
      [field: string]: unknown;
    };
    Availabilities?: Availability[];
    HistoricalBestAvailabilities?: Availability[];
    [field: string]: unknown;
  }[];
  [field: string]: unknown;
}

/** STO-3. */
export interface Catalog {
  Products: CatalogProduct[];
  BigIds?: string[];
  HasMorePages?: boolean;
  TotalResultCount?: number;
  [field: string]: unknown;
}

/** STO-4. */
export interface Region {
  CountryRegionName: string;
  LongName: string;
  EntityID: string;
  /** Two letters. */
  MSCode: string;
  MSShort: string;
  /** Three letters. */
  MSLong: string;
  /** Dialling code, without a plus. */
  TAPICode: string;
  CapitalMajorCity: string;
  RegionalGroupings: string;
  CountryRegionID: string;
  [field: string]: unknown;
}

/** STO-7. */
export type BalanceStatus = OpenText<'Success' | 'Failure' | 'Unknown'>;

/** The raw answer of STO-6. */
export interface CurrencyRefresh {
  result?: {
    status?: BalanceStatus;
    statusCode?: number | string;
    virtualCurrency?: {
      balances?: { type?: string; amount?: number; [field: string]: unknown }[];
      inventoryVersion?: number | string;
      [field: string]: unknown;
    };
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

/** What a balance refresh gives (STO-7). */
export interface VirtualCurrencyBalance {
  /** Minecoins; undefined when the answer names none. 0 is a balance. */
  balance: number | undefined;
  status: BalanceStatus;
  statusCode: number | string | undefined;
  inventoryVersion: number | string | undefined;
}
