// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { consentKey } from '../../../src/platform/consent-key';
import { consented } from '../../../src/platform/consented';

const page = globalThis as { [consentKey]?: unknown };
const both = (answers?: readonly unknown[]) => {
  page[consentKey] = answers;
  return [consented('storage'), consented('telemetry')];
};

afterEach(() => {
  delete page[consentKey];
});

// Interface 9
describe('consent', () => {
  it.each<[string, unknown[] | undefined, boolean, boolean]>([
    ['counts as given by default', undefined, true, true],
    ['counts as given until false is pushed', [], true, true],
    ['is given or withdrawn completely by a boolean, and the last one counts', [false, true], true, true],
    ['can be withdrawn', [false, true, false], false, false],
    ['can be given for a part, which leaves the rest unchanged', [false, { storage: true }], true, false],
    ['can be given part by part', [false, { storage: true }, { telemetry: true }], true, true],
    ['can be withdrawn for a part', [{ telemetry: false }], true, false],
    ['is given only by true', [{ storage: 'yes' }, 1], false, false],
    ["isn't given by null", [null], false, false],
    ['is unchanged by undefined and an empty object', [false, undefined, {}], false, false],
  ])('%s', (_, answers, storage, telemetry) => {
    expect(both(answers)).toEqual([storage, telemetry]);
  });
});
