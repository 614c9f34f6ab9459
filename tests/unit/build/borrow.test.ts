import { expect, it } from 'vitest';
import { borrow } from '../../../cli/build/borrow';

// LDR-6
it('makes one look-up of all imports of what the runtime lends, after the imports of files', () => {
  expect(
    borrow(
      'import{a}from"./part.js";import{createElement as e,useRef}from"lent";import{useRef as r}from"lent";e(useRef,r);',
      'lent',
    ),
  ).toBe('import{a}from"./part.js";const{createElement:e,useRef,useRef:r}=cobble.lent;e(useRef,r);');
  // What is injected and used nowhere costs nothing.
  expect(borrow('import{createElement as e,Fragment as f}from"lent";e();', 'lent')).toBe(
    'const{createElement:e}=cobble.lent;e();',
  );
  expect(borrow('import{Fragment as f}from"lent";let a=1;', 'lent')).toBe('let a=1;');
  expect(borrow('let a=1;', 'lent')).toBe('let a=1;');
  expect(() => borrow('import*as R from"lent";', 'lent')).toThrow('by name');
});
