// threat 4: what the question contains, and which parts of it must be visible.
import { afterEach, expect, it } from 'vitest';
import { createQuestion } from '../../../src/areas/kit/confirm/create-question';

const texts = { text: '{title}, {amount}, {other}', yesText: 'Yes', noText: 'No' };

afterEach(() => {
  document.documentElement.dir = document.body.dir = '';
});

it('requires the words, the price and the yes button to be visible, and shows each once', () => {
  const { dialog, parts, yes, no } = createQuestion({ ...texts, title: 'Fox', amount: 1500 }, 'de-DE');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Fox, 1.500, {other}', '1.500', 'Yes']);
  expect(parts[2]).toBe(yes);
  expect([...dialog.children].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['DIV', ''],
    ['P', 'Fox, 1.500, {other}'],
    ['DIV', '1.500'],
    ['DIV', 'YesNo'],
  ]);
  expect(parts.every((part) => dialog.contains(part)) && dialog.contains(no)).toBe(true);
  expect([yes.type, no.type, dialog.getAttribute('role')]).toEqual(['button', 'button', 'alertdialog']);
});

it('shows the price beside the words only visually, with a coin', () => {
  const [, price] = createQuestion({ ...texts, amount: 5 }, 'en-us').parts;
  expect([price?.ariaHidden, price?.querySelector('svg')?.getAttribute('viewBox')]).toEqual(['true', '0 0 16 16']);
  expect(price?.querySelector('path')?.getAttribute('d')).toMatch(/^M4 2h8/);
});

it('shows no price for a free item, and leaves unknown placeholders unchanged', () => {
  const { parts } = createQuestion(texts, 'en-us');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['{title}, {amount}, {other}', 'Yes']);
});

it('uses the text direction of the root element, or of the body', () => {
  document.body.dir = 'rtl';
  expect(createQuestion(texts, 'en-us').dialog.dir).toBe('rtl');
  document.documentElement.dir = 'ltr';
  expect(createQuestion(texts, 'en-us').dialog.dir).toBe('ltr');
});
