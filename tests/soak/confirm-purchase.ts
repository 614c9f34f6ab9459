import type { ElementHandle } from 'puppeteer';
import type { Hand } from './hand';

/** Milliseconds after which no question comes any more. */
const patience = 1500;

/**
 * Says yes to what a widget asks before it spends or claims: the one place of the soak that knows how it is asked.
 * Either the question stands in the widget itself, or in a dialog of ours that hangs on the document's root and whose
 * button takes a real click once it is no longer `aria-disabled`.
 *
 * @param count 2 is a double click
 * @returns whether there was a question at all
 */
export const confirmPurchase = async ({ page }: Hand, widget: string, count = 1): Promise<boolean> => {
  const asked = await page
    .waitForFunction(
      (widget) => {
        const dialog = [...document.documentElement.children]
          .find((one) => one.localName === 'cobble-confirmation')
          ?.shadowRoot?.querySelector('dialog');
        const buttons = dialog
          ? [...dialog.querySelectorAll('button')]
          : [...document.querySelectorAll(widget)].flatMap((host) => [
              ...(host.shadowRoot?.querySelectorAll('button') ?? []),
            ]);
        const yes = buttons.find(
          (button) =>
            button.checkVisibility() &&
            (dialog ? !/^not now$/i.test(button.textContent!.trim()) : /^yes/i.test(button.textContent!.trim())),
        );
        return yes?.ariaDisabled === 'true' ? undefined : yes;
      },
      { timeout: patience, polling: 50 },
      widget,
    )
    .catch(() => undefined);
  await (asked?.asElement() as ElementHandle<HTMLElement> | undefined)
    ?.click({ count })
    .finally(() => asked!.dispose());
  return !!asked;
};
