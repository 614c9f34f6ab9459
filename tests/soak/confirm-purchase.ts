import type { ElementHandle } from 'puppeteer';
import type { Hand } from './hand';

/** Time limit for a confirmation to appear, in ms. */
const patience = 5000;

/**
 * Confirms a spending: clicks Yes in the dialog on the document's root once it isn't `aria-disabled`.
 *
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
