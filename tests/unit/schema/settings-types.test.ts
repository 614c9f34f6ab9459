// @vitest-environment node
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import type { CobbleSettings, CommonAttributes } from '../../../src/package/page';

const valid = new Ajv({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(new URL('../../../schema/settings.schema.json', import.meta.url), 'utf8')) as object,
);

// Interface 9. The types, the schema and the runtime used to accept different values. `tsc` checks that the types
// accept these.
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

it.each(taken)('accepts %j in the types and in the schema', (settings) => {
  expect([valid(settings), valid.errors]).toEqual([true, null]);
});

it('rejects a misspelt consent in the types and in the schema', () => {
  // @ts-expect-error only 'wait' is allowed
  const settings: CobbleSettings = { consent: 'wiat' };
  expect(valid(settings)).toBe(false);
});

it('accepts media(…) without a space in the types, but not media alone', () => {
  const loads: CommonAttributes['data-load'][] = ['media(min-width: 1px)', 'media (min-width: 1px)', 'media print'];
  // @ts-expect-error the query is missing
  const bare: CommonAttributes = { 'data-load': 'media' };
  expect([...loads, bare['data-load']].map((each) => /^media./.test(each ?? ''))).toEqual([true, true, true, false]);
});
