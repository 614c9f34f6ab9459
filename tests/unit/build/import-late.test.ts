// @vitest-environment node
import { expect, it } from 'vitest';
import { importByHelper, importByLoader } from '../../../cli/build/import-late';

// LDR-6
it("leaves what a page's file imports later to the loader", () => {
  expect(
    importByLoader('import{a}from"./x.ID.js";let b=()=>import("./services-store.ID.js").then(a),c=d=>import(d);', 'ID'),
  ).toBe('import{a}from"./x.ID.js";let b=()=>cobble.shared.load("services-store").then(a),c=d=>import(d);');
  expect(() => importByLoader('import("./part.js")', 'ID')).toThrow('import("./part.js") can\'t be left to the loader');
  expect(() => importByLoader('import("./part.OTHER.js")', 'ID')).toThrow('NAME.ID.js');
});

// LDR-6
it('puts the helper before a file that imports something later, and before no other', () => {
  expect(importByHelper('let a=()=>import("./services/X.js");', 'const importAgain=1;')).toBe(
    'const importAgain=1;let a=()=>importAgain("./services/X.js");',
  );
  expect(importByHelper('let a=1;', 'const importAgain=1;')).toBe('let a=1;');
});
