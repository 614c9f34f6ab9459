import type { ElementHandle } from 'puppeteer';
import type { VisitorInput } from './visitor-input';

/** In ms. */
const TIMEOUT_MS = 5000;

/**
 * A `count` of 2 is a double click.
 *
 * @returns whether there was a confirmation
 */
export const confirmPurchase = async ({ page }: VisitorInput, count = 1): Promise<boolean> => {
  const yes = await page
    .waitForFunction(
      () => {
        const buttons = document.querySelector('cobble-confirmation')?.shadowRoot?.querySelectorAll('dialog button');
        const yes = [...(buttons ?? [])].find((button) => !/^not now$/i.test(button.textContent!.trim()));
        return yes?.ariaDisabled === 'true' ? undefined : yes;
      },
      { timeout: TIMEOUT_MS, polling: 50 },
    )
    .catch(() => undefined);
  await (yes?.asElement() as ElementHandle<HTMLElement> | undefined)?.click({ count }).finally(() => yes!.dispose());
  return !!yes;
};
