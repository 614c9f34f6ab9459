import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leanSource } from '../../../cli/build/lean-source';
import { unusedInPreact } from '../../../cli/build/unused-in-preact';

const preact = 'node_modules/preact';
const cuts = Object.values(unusedInPreact).flat();
const files = [...new Set(cuts.map(({ file }) => file))];

it.each(files)('what no widget uses is left out of %s', (file) => {
  const text = readFileSync(`${preact}/${file}`, 'utf8');
  const lean = leanSource(file, text);
  expect(lean.length).toBeLessThan(text.length);
  // Nothing of it is left behind that another of the cuts would have to take.
  expect(cuts.filter((cut) => cut.file === file && cut.code.test(lean)).map(({ code }) => String(code))).toEqual([]);
});

it('a part that is asked for stays', () => {
  const file = 'hooks/src/index.js';
  const text = readFileSync(`${preact}/${file}`, 'utf8');
  expect(leanSource(file, text)).not.toContain('options.requestAnimationFrame');
  expect(leanSource(file, text, ['scheduling'])).toContain('options.requestAnimationFrame');
});

it('a version of preact in other words fails the build, which names the place', () => {
  expect(() => leanSource('src/diff/catch-error.js', 'errorInfo || {}')).toThrow(
    /^preact's src\/diff\/catch-error\.js has no .*getDerivedStateFromError.* \(classes\): write it anew in cli\/build\/unused-in-preact\.ts$/,
  );
});

it('no widget uses what is left out of preact', () => {
  const unused =
    /createContext|useContext|contextType|createPortal|Suspense|\bhydrate\(|getDerivedState|getSnapshot|componentWill|componentDidUpdate|forceUpdate|\.setState\((?!{}\))|this\.state\b|dangerouslySetInnerHTML|<math|<template|foreignObject|xlink|rowSpan|colSpan|\bpopover=|defaultChecked|\bon\w+Capture=|\bis="|\bstyle="|\bref=\{(?:\(|\w+ =>)|<textarea[^>]*defaultValue/g;
  const sources = ['widgets', 'areas', 'embed'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      // What a description shows is a page's own HTML.
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.widget.ts'))
      .map((path) => `src/${room}/${path}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  const used = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(unused)].map(([word]) => `${path}: ${word}`),
  );
  expect(used).toEqual([]);
  // Its class is the only one: of others, more than two methods might be called.
  expect(sources.filter((path) => /extends (Pure)?Component\b/.test(readFileSync(path, 'utf8')))).toEqual([
    'src/embed/boundary.ts',
  ]);
});
