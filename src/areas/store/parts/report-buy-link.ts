import type { Services } from '../../../services/services';
import type { BuyNow } from '../../../services/telemetry/telemetry-event';

/** Reports that a visitor follows a link to buy a product (SVC-3). The other page reports the outcome. */
export const reportBuyLink = (
  services: Services | undefined,
  productId: string,
  { amount, currency }: Pick<BuyNow, 'amount' | 'currency'>,
): void => {
  services?.telemetry.report('Ms.Web.BuyNow', { productId, amount, currency });
};
