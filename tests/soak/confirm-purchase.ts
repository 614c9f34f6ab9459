import type { ElementHandle } from 'puppeteer';
import type { Hand } from './hand';

/** In ms. */
const patience = 5000;

/**
 * @param count 2 is a double click
 * @returns whether there was a confirmation
 */
export const confirmPurchase = async ({ page }: Hand, count = 1): Promise<boolean> => {
  const asked = await page
    .waitForFunction(
      () => {
        const buttons = document.querySelector('cobble-confirmation')?.shadowRoot?.querySelectorAll('dialog button');
        const yes = [...(buttons ?? [])].find((button) => !/^not now$/i.test(button.textContent!.trim()));
        return yes?.ariaDisabled === 'true' ? undefined : yes;
      },
      { timeout: patience, polling: 50 },
    )
    .catch(() => undefined);
  await (asked?.asElement() as ElementHandle<HTMLElement> | undefined)
    ?.click({ count })
    .finally(() => asked!.dispose());
  return !!asked;
};
