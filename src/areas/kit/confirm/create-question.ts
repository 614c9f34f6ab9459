import { band } from '../../../widgets/kit/band.style';
import { base } from '../../../widgets/kit/base.style';
import { button } from '../../../widgets/kit/button.style';
import { buttonPrimary } from '../../../widgets/kit/button-primary.style';
import { buttonQuiet } from '../../../widgets/kit/button-quiet.style';
import { answers, yes as arming, asked, box, sum } from './confirm.style';
import type { Question } from './question';

export interface QuestionElements {
  readonly dialog: HTMLDialogElement;
  readonly yes: HTMLButtonElement;
  readonly no: HTMLButtonElement;
  /** The parts that must all be visible when the visitor agrees. */
  readonly parts: readonly HTMLElement[];
}

/** Doesn't use React, because the dialog is outside of the widget's React tree. */
export const createQuestion = (
  { text, title, amount, yesText, noText }: Question,
  locale: string,
): QuestionElements => {
  const price = amount?.toLocaleString(locale);
  const values: Readonly<Record<string, string | undefined>> = { '{title}': title, '{amount}': price };
  // Use `<bdi>`, so that direction marks in a name don't reorder the price.
  const words = make(
    'p',
    asked,
    ...text.split(/(\{\w+\})/).map((piece) => (values[piece] === undefined ? piece : make('bdi', '', values[piece]))),
  );
  words.id = 'question';
  const yes = make('button', `${button} ${buttonPrimary} ${arming}`, yesText);
  const no = make('button', `${button} ${buttonQuiet}`, noText);
  yes.type = no.type = 'button';
  const parts = [words, ...(price ? [plate(price)] : []), yes];
  const dialog = make(
    'dialog',
    `${base} ${box}`,
    make('div', band),
    ...parts.slice(0, -1),
    make('div', answers, yes, no),
  );
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', words.id);
  // Use the direction of the page, not of elements around the widget, which may be user-generated.
  dialog.dir = document.documentElement.dir || document.body.dir;
  return { dialog, yes, no, parts };
};

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
};

/** Hidden from screen readers, because the dialog's text contains the price, too. */
const plate = (price: string): HTMLElement => {
  const made = make('div', sum, coin(), price);
  made.ariaHidden = 'true';
  return made;
};

/** Draws the same coin as `src/widgets/kit/amount.tsx`. */
const coin = (): SVGElement => {
  const createSvg = (name: 'svg' | 'path') => document.createElementNS('http://www.w3.org/2000/svg', name);
  const svg = createSvg('svg');
  const path = createSvg('path');
  svg.setAttribute('viewBox', '0 0 16 16');
  path.setAttribute('d', 'M4 2h8v2h2v8h-2v2h-8v-2h-2v-8h2zM8 6v4');
  svg.append(path);
  return svg;
};
