// @vitest-environment node
import { expect, it } from 'vitest';
import { importShared } from '../../../cli/build/import-shared';

// LDR-6
it('makes one look-up of all imports of what the runtime shares, after the imports of files', () => {
  expect(
    importShared(
      'import{a}from"./part.js";import{createElement as e,useRef}from"shared";import{useRef as r}from"shared";e(useRef,r);',
      'shared',
    ),
  ).toBe('import{a}from"./part.js";const{createElement:e,useRef,useRef:r}=cobble.shared;e(useRef,r);');
  // What is injected and used nowhere costs nothing.
  expect(importShared('import{createElement as e,Fragment as f}from"shared";e();', 'shared')).toBe(
    'const{createElement:e}=cobble.shared;e();',
  );
  expect(importShared('import{Fragment as f}from"shared";let a=1;', 'shared')).toBe('let a=1;');
  expect(importShared('let a=1;', 'shared')).toBe('let a=1;');
  expect(() => importShared('import*as R from"shared";', 'shared')).toThrow('by name');
});
