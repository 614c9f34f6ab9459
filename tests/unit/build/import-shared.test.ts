import { expect, it } from 'vitest';
import { importShared } from '../../../cli/build/import-shared';

// LDR-6
it('makes one look-up of all imports of what the runtime lends, after the imports of files', () => {
  expect(
    importShared(
      'import{a}from"./part.js";import{createElement as e,useRef}from"lent";import{useRef as r}from"lent";e(useRef,r);',
      'lent',
    ),
  ).toBe('import{a}from"./part.js";const{createElement:e,useRef,useRef:r}=cobble.shared;e(useRef,r);');
  // What is injected and used nowhere costs nothing.
  expect(importShared('import{createElement as e,Fragment as f}from"lent";e();', 'lent')).toBe(
    'const{createElement:e}=cobble.shared;e();',
  );
  expect(importShared('import{Fragment as f}from"lent";let a=1;', 'lent')).toBe('let a=1;');
  expect(importShared('let a=1;', 'lent')).toBe('let a=1;');
  expect(() => importShared('import*as R from"lent";', 'lent')).toThrow('by name');
});
