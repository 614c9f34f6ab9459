import { expect, it } from 'vitest';
import { gameProfile, realmsProfile } from '../../../src/services/profile/answers';
import { nextAvailable, realmsCheck, realmsSubscriptions, redeemed } from '../../../src/services/realms/answers';
import type { Shape } from '../../../src/services/shape/shape';
import { catalog, currencyRefresh, region } from '../../../src/services/store/answers';
import { description as balanceSummary } from '../../../src/widgets/balance-summary/balance-summary.widget';
import { description as captcha } from '../../../src/widgets/captcha/captcha.widget';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { description as marketplaceTile } from '../../../src/widgets/marketplace-tile/marketplace-tile.widget';
import { description as profileGameCard } from '../../../src/widgets/profile-game-card/profile-game-card.widget';
import { description as promoBanner } from '../../../src/widgets/promo-banner/promo-banner.widget';
import { description as sortDropdown } from '../../../src/widgets/sort-dropdown/sort-dropdown.widget';

/** Returns the names of all members of a shape, at any depth. */
const namesIn = (shape: Shape): string[] => {
  if (typeof shape === 'string') return [];
  if ('list' in shape) return namesIn(shape.list);
  if ('nullable' in shape) return namesIn(shape.nullable);
  return Object.entries(shape.members).flatMap(([name, member]) => [name, ...namesIn(member)]);
};

// Specification 3. The types of answers are derived from these shapes.
it.each<[string, Shape, string]>([
  [
    'the catalog',
    catalog,
    'PreferredSkuId DisplaySkuAvailabilities Availabilities HistoricalBestAvailabilities Sku Rank SkuDisplayRank LocalizedProperties Markets ProductTitle Actions AvailabilityId SkuId DisplayRank Properties ListPrice CurrencyCode RecurrencePrice MSRP',
  ],
  ['a profile', gameProfile, 'id name skins state url variant alias capes'],
  [
    "a realm's subscription record",
    realmsProfile,
    'id name regionId ownerProfileId daysLeft mayExtend state hasPayment paymentIsActive lastPayment lastPaymentMillis nextPayment nextPaymentMillis recurringPaymentId paymentStatus trial',
  ],
  ['the balance', currencyRefresh, 'status statusCode inventoryVersion balances'],
  [
    'a region',
    region,
    'CountryRegionName LongName EntityID MSCode MSShort MSLong TAPICode CapitalMajorCity RegionalGroupings CountryRegionID',
  ],
  ['the next available product', nextAvailable, 'result bigId isTrial continuationToken profileVersion'],
  ['the list of products', realmsCheck, 'items bigId isTrial continuationToken profileVersion'],
  [
    'a redeemed subscription',
    redeemed,
    'subscriptionId productId createdDate lastUpdatedDate continuationToken profileVersion world id name description ownerId state isExpired isExpiredTrial activeSlot',
  ],
  [
    'the subscriptions of a profile',
    realmsSubscriptions,
    'subscriptions id ownerId status createdDate expirationDate friendlyId canceledDate lastUpdatedDate store world name state daysLeft continuationToken',
  ],
])('reads and types each specified field of %s', (_, shape, fields) => {
  const names = new Set(namesIn(shape));
  expect(fields.split(' ').filter((field) => !names.has(field))).toEqual([]);
});

// Specification 3. Interface 4 has what the specification leaves open, such as the props of the purchase button.
it.each<[WidgetDescription, string]>([
  [
    marketplaceTile,
    'title author rating price category categoryLabel imageUrl imageAltText marketplaceURL originalPrice onSaleText noRatingText',
  ],
  [sortDropdown, 'options'],
  [captcha, 'contentType image audio isLoading errorLabel'],
  [profileGameCard, 'gameTitle imageUrl imageAltText items callToAction'],
  [
    balanceSummary,
    'balance errorMessage isLoading isCompact hidePurchaseButton purchaseButtonText purchaseButtonHref failureMessage softFailureMessage',
  ],
  [promoBanner, 'bannerText bannerLink linkText linkColor backgroundImage backgroundColor'],
])('has each specified prop of the widget $name', ({ props }, specified) => {
  expect(specified.split(' ').filter((name) => !(name in props))).toEqual([]);
});
