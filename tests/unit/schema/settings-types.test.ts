// @vitest-environment node
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import type { CobbleSettings, CommonAttributes } from '../../../src/package/page';

const valid = new Ajv({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(new URL('../../../schema/settings.schema.json', import.meta.url), 'utf8')) as object,
);

// Interface 9: types, schema and runtime took different values. What stands here compiles, which `tsc` says.
const taken: readonly CobbleSettings[] = [
  { experiments: { allowedOrigins: 'https://one.example' } },
  { experiments: { allowedOrigins: ['https://one.example'] } },
  { signIn: { allowedReturnOrigins: 'https://one.example' } },
  { signIn: { allowedReturnOrigins: ['https://one.example'] } },
  { allowedFrames: 'https://one.example' },
  { allowedFrames: ['https://one.example'] },
  { consent: 'wait' },
  { antiflicker: '300' },
  { antiflicker: 300 },
];

it.each(taken)('the types and the schema both take %j', (settings) => {
  expect([valid(settings), valid.errors]).toEqual([true, null]);
});

it('neither takes a misspelt consent', () => {
  // @ts-expect-error there is one word
  const settings: CobbleSettings = { consent: 'wiat' };
  expect(valid(settings)).toBe(false);
});

it('the types take media(…) without a blank, as the page does, and no bare media', () => {
  const loads: CommonAttributes['data-load'][] = ['media(min-width: 1px)', 'media (min-width: 1px)', 'media print'];
  // @ts-expect-error the page tells it
  const bare: CommonAttributes = { 'data-load': 'media' };
  expect([...loads, bare['data-load']].map((each) => /^media./.test(each ?? ''))).toEqual([true, true, true, false]);
});
