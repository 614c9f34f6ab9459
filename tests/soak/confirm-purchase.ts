import type { ElementHandle } from 'puppeteer';
import type { Hand } from './hand';

/** Milliseconds after which no question comes any more. */
const patience = 5000;

/**
 * Says yes to what a widget asks before it spends or claims: in a dialog of ours that hangs on the document's root and
 * whose button takes a real click once it is no longer `aria-disabled`.
 *
 * @param count 2 is a double click
 * @returns whether there was a question at all
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
