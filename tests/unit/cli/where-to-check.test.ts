// @vitest-environment node
import { expect, it } from 'vitest';
import { whereToCheck } from '../../../cli/check/load-config';

// It said cobble check -, where standard input is used up, and cobble check URL, which check does not take.
it.each(['-', 'https://cdn.example.net/experiments.json', 'HTTP://127.0.0.1/experiments.json'])(
  'a config that check can not read again is to be saved first: %s',
  (name) => {
    expect(whereToCheck(name)).toBe('save the config to a file, and cobble check FILE says where and how to mend it');
  },
);

it.each(['experiments.json', './-', 'http/experiments.json'])('check is named with the file: %s', (name) => {
  expect(whereToCheck(name)).toBe(`cobble check ${name} says where and how to mend it`);
});
