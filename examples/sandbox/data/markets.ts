/** Each market's currency, rate (units per US dollar) and rounding step. Other markets use US dollars. */
const markets: Readonly<Record<string, readonly [currency: string, rate: number, step: number]>> = {
  SE: ['SEK', 11, 1],
  GB: ['GBP', 0.84, 0.01],
  JP: ['JPY', 140, 10],
  CA: ['CAD', 1.34, 0.01],
  AU: ['AUD', 1.5, 0.01],
  NO: ['NOK', 11, 1],
  DK: ['DKK', 7.5, 1],
  CH: ['CHF', 1, 0.05],
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT'].map((market) => [market, ['EUR', 1, 0.01] as const]),
  ),
};

/** @param market two letters, upper or lower case */
export const priceIn = (
  market: string,
  dollars: number,
): { readonly CurrencyCode: string; readonly amount: number } => {
  const [CurrencyCode, rate, step] = markets[market.toUpperCase()] ?? ['USD', 1, 0.01];
  return { CurrencyCode, amount: Number((Math.round((dollars * rate) / step) * step).toFixed(2)) };
};
