import type { Availability, Catalog, CatalogProduct } from '../../../src/services/store/answers';
import type { CatalogSource, SkuSource } from '../data/catalog-products';
import { catalogProducts } from '../data/catalog-products';
import { inLocale } from '../data/locale-text';
import { priceIn } from '../data/markets';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { must } from '../must';

interface CatalogRequest {
  readonly market: string;
  readonly language: string;
  /** The action filter in lower case. Empty means no filter. */
  readonly actions: readonly string[];
}

const availabilityOf = (
  { id, title }: CatalogSource,
  sku: SkuSource,
  { market, language }: CatalogRequest,
): Availability => {
  const { CurrencyCode, amount } = priceIn(market, sku.list);
  const [StartDate, EndDate] = sku.dates ?? ['2024-01-01T00:00:00.0000000Z', '9998-12-30T00:00:00.0000000Z'];
  return {
    Actions: [...sku.actions],
    AvailabilityId: `9C${id.slice(4)}${sku.id}`,
    Conditions: { StartDate, EndDate, ResourceSetIds: ['1'] },
    Markets: sku.markets ? [...sku.markets] : [market],
    SkuId: sku.id,
    DisplayRank: sku.rank,
    Properties: {
      OriginalReleaseDate: '2024-01-01T00:00:00.0000000Z',
      PreOrderReleaseDate: null,
      Title: inLocale(title, language),
    },
    OrderManagementData: {
      Price: {
        CurrencyCode,
        ListPrice: amount,
        MSRP: priceIn(market, sku.msrp ?? sku.list).amount,
        ...(sku.recurrence && { RecurrencePrice: priceIn(market, sku.recurrence).amount }),
        IsPIRequired: true,
        TaxType: 'TaxesNotIncluded',
        WholesaleCurrencyCode: CurrencyCode,
      },
    },
    RemediationRequired: false,
  };
};

const productOf = (source: CatalogSource, requested: CatalogRequest): CatalogProduct => {
  const { id, title, kind, description } = source;
  const { market, language, actions } = requested;
  const skus = source.skus.filter(({ markets }) => !markets || markets.includes(market));
  return {
    ProductId: id,
    PreferredSkuId: must([...skus].sort((a, b) => a.rank - b.rank)[0], `A way to buy ${id}`).id,
    ProductKind: kind,
    ProductType: kind,
    ProductFamily: kind === 'Game' ? 'Games' : 'Passes',
    MarketProperties: [{ Markets: [market], MinimumUserAge: 0, OriginalReleaseDate: '2024-01-01T00:00:00.0000000Z' }],
    LocalizedProperties: [
      {
        Language: language,
        Markets: [market],
        ProductTitle: inLocale(title, language),
        ShortTitle: inLocale(title, language),
        ProductDescription: description,
        DeveloperName: 'The game team',
        Images: [],
      },
    ],
    DisplaySkuAvailabilities: skus.map((sku) => {
      const all = [availabilityOf(source, sku, requested)];
      return {
        Sku: {
          SkuId: sku.id,
          Rank: sku.rank,
          SkuType: 'full',
          LocalizedProperties: [
            { Language: language, Markets: [market], SkuTitle: sku.name, SkuDescription: description },
          ],
          Properties: { SkuDisplayRank: sku.rank, IsTrial: !!sku.trial, IsRepurchasable: kind === 'Consumable' },
        },
        Availabilities: all.filter(
          ({ Actions }) => !actions.length || Actions?.some((action) => actions.includes(action.toLowerCase())),
        ),
        HistoricalBestAvailabilities: sku.msrp ? all : [],
      };
    }),
  };
};

/**
 * Returns the products with the given IDs, and omits unknown IDs (STO-3). `actionFilter` limits availabilities to those
 * with one of the given actions. Products and SKUs stay.
 */
export const catalog: Handler = ({ query }) => {
  const listOf = (name: string) =>
    (query.get(name) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const BigIds = listOf('bigIds');
  const bad = (message: string) => new Refusal(400, 'BadRequest', message);
  if (!BigIds.length) throw bad('The parameter bigIds is missing.');
  const market = query.get('market')?.toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(market)) throw bad(`The parameter market must be two letters, not "${market}".`);
  const language = listOf('languages')[0];
  if (!language) throw bad('The parameter languages is missing.');
  const requested = { market, language, actions: listOf('actionFilter').map((action) => action.toLowerCase()) };
  const Products = BigIds.flatMap((id) => catalogProducts.filter((product) => product.id === id.toUpperCase())).map(
    (source) => productOf(source, requested),
  );
  const body: Catalog = { BigIds, HasMorePages: false, Products, TotalResultCount: Products.length };
  return { body };
};
