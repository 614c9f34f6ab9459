import type { Catalog, CurrencyRefresh, Entitlements, Inventory, Region, VirtualCurrencyBalance } from './answers/store';
import { abortError } from './http/abort-error';
import type { CallOptions, Client } from './http/client';
import { correlationVector } from './http/correlation-vector';
import { retry } from './http/retry';
import { ServiceError } from './http/service-error';
import { storeRoutes as routes } from './routes/store';
import { uuid } from './uuid';
import { visitorCountry } from './visitor-country';

/** STO-3. */
export interface CatalogArgs {
  bigIds: readonly string[] | string;
  /** Default: the page's locale. */
  languages?: string | readonly string[];
  /** Two letters. Default: the visitor's country (SVC-10). */
  market?: string;
  /** Default: purchase and gift. `null` is no filter. */
  actionFilter?: string | readonly string[] | null;
}

/** STO-5. */
export interface PurchaseArgs {
  offerId: string;
  /** Minecoins. */
  amount: number;
  storeId?: string;
}

/** STO-6, STO-7. */
export interface RefreshBalanceArgs {
  platformStoreOfferId?: string;
  /** Requests at most; default 3. */
  tries?: number;
}

/** The store; all but `catalog` and `regions` need a signed-in player. */
export interface Store {
  /** STO-1. */
  entitlements(options?: CallOptions): Promise<Entitlements>;
  /** STO-2. Its ETag is added as `inventoryETag`, to be given to the next call. Nothing (undefined) when the service answers 204. */
  inventory(args?: { inventoryETag?: string }, options?: CallOptions): Promise<Inventory>;
  /** STO-3. */
  catalog(args: CatalogArgs, options?: CallOptions): Promise<Catalog>;
  /** STO-4. `lang` defaults to en-us. Never fails but by the signal: the bundled English list stands in, and the console says so. */
  regions(args?: { lang?: string }, options?: CallOptions): Promise<Region[]>;
  /**
   * STO-5. Buys with Minecoins, sending once whatever happens.
   *
   * @returns true; otherwise the HTTP status, or NaN when there is none: no answer (the purchase may have gone through: refresh the
   *   balance), or nobody signed in
   * @throws ServiceError `BusyError` while another purchase on this page is unresolved; the signal's error
   */
  purchase(args: PurchaseArgs, options?: CallOptions): Promise<true | number>;
  /**
   * STO-6, STO-7. Asks until the status is Success: after 500 ms, 1500 ms and, with more than three tries, each further 2000 ms.
   * With a platform offer id and three tries, the third answer is given whatever its status.
   *
   * @throws ServiceError `Max Retry Reached` when the tries are used up; at once for an answer that more tries can't mend (401, 404)
   */
  refreshBalance(args?: RefreshBalanceArgs, options?: CallOptions): Promise<VirtualCurrencyBalance>;
}

/** STO-7, in milliseconds. */
const delays = [500, 1500, 2000];

/** One on the whole page, also across clients: a double click must not buy twice. */
let purchasing = false;

const balanceOf = ({ result }: CurrencyRefresh = {}): VirtualCurrencyBalance => {
  const { balances, inventoryVersion } = result?.virtualCurrency ?? {};
  const amount = balances?.find?.(({ type }) => type === 'Minecoin')?.amount;
  return { balance: amount == null ? undefined : Number(amount), status: result?.status ?? 'Unknown', statusCode: result?.statusCode, inventoryVersion };
};

/** Makes the group. */
export const createStore = ({ call, exchange, settings, telemetry }: Client): Store => ({
  entitlements: options => call(routes.entitlements, { requestId: uuid() }, options),

  async inventory(args, options) {
    const { data, response } = await exchange<Inventory>(routes.inventory, { ...args }, options);
    const inventoryETag = response.headers.get('InventoryETag');
    return data && inventoryETag ? { ...data, inventoryETag } : data;
  },

  catalog: ({ languages = settings.locale, market = visitorCountry(), actionFilter = ['Purchase', 'Gift'], ...args }, options) =>
    call(routes.catalog, { 'ms-cv': correlationVector(), languages, market, actionFilter, ...args }, options),

  async regions({ lang = 'en-us', ...rest } = {}, options) {
    try {
      const regions = await call<Region[]>(routes.regions, { lang, ...rest }, options);
      if (!Array.isArray(regions)) throw new ServiceError('ParseError', routes.regions.path, 'the answer is no list.');
      return regions;
    } catch (error) {
      const signal = options?.signal ?? (rest as CallOptions).signal;
      if (signal?.aborted) throw error;
      console.warn('cobble: the regions list failed; the bundled English one stands in.', error);
      return (await import('./regions/bundled-regions')).bundledRegions();
    }
  },

  async purchase({ offerId, amount, storeId }, options) {
    const { path } = routes.purchase;
    if (purchasing) throw new ServiceError('BusyError', path, `POST ${path}: another purchase is unresolved. Nothing was requested; wait for its answer.`);
    purchasing = true;
    try {
      telemetry.report('Ms.Web.BuyNow', { offerId, amount, storeId });
      await call(routes.purchase, {
        body: { offerId, transactionType: 'purchase', useTitlePlayerId: false, virtualCurrency: { amount, type: 'Minecoin' }, storeId },
      }, options);
      return true;
    } catch (error) {
      if (options?.signal?.aborted) throw error;
      return (error as ServiceError).status ?? NaN;
    } finally {
      purchasing = false;
    }
  },

  refreshBalance({ platformStoreOfferId, tries = 3, ...rest } = {}, options) {
    const signal = options?.signal ?? (rest as CallOptions).signal;
    return retry<VirtualCurrencyBalance>(async attempt => {
      const { data, response } = await exchange<CurrencyRefresh>(routes.refreshBalance, { body: { platformStoreOfferId } }, { signal });
      const balance = balanceOf(data);
      if (balance.status === 'Success' || (platformStoreOfferId && tries === 3 && attempt === 3)) return balance;
      throw new ServiceError('BalanceError', routes.refreshBalance.path, `the balance's status is "${balance.status}".`, response);
    }, {
      tries,
      delays,
      signal,
      again: error => {
        const { name, status = 500 } = error as ServiceError;
        return name === 'BalanceError' || ((name === 'NetworkError' || name === 'HttpError') && (status === 429 || status >= 500));
      },
    }).catch((error: unknown) => {
      throw signal?.aborted ? abortError(routes.refreshBalance, signal) : error;
    });
  },
});
