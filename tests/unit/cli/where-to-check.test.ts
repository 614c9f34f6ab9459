// @vitest-environment node
import { expect, it } from 'vitest';
import { whereToCheck } from '../../../cli/check/load-config';

// The message used to suggest `cobble check -` after standard input had been read, and to suggest URLs, which `check`
// rejects.
it.each(['-', 'https://cdn.example.net/experiments.json', 'HTTP://127.0.0.1/experiments.json'])(
  "suggests saving a config that check can't read again: %s",
  (name) => {
    expect(whereToCheck(name)).toBe(
      'to see where and how to fix it, save the config to a file and run cobble check FILE',
    );
  },
);

it.each(['experiments.json', './-', 'http/experiments.json'])('names the file in the suggested check: %s', (name) => {
  expect(whereToCheck(name)).toBe(`run cobble check ${name} to see where and how to fix it`);
});
