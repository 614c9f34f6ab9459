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
    ['counts as given where nobody has said anything', undefined, true, true],
    ['counts as given until false is said', [], true, true],
    ['is all or nothing by a boolean, of which the last counts', [false, true], true, true],
    ['is withdrawn', [false, true, false], false, false],
    ['is given in part, and the rest stays as it was', [false, { storage: true }], true, false],
    ['is given part by part', [false, { storage: true }, { telemetry: true }], true, true],
    ['is withdrawn in part', [{ telemetry: false }], true, false],
    ['is true alone', [{ storage: 'yes' }, 1], false, false],
    ['is not given by what is nothing', [null], false, false],
    ['stays as it was where nothing is said', [false, undefined, {}], false, false],
  ])('%s', (_, answers, storage, telemetry) => {
    expect(both(answers)).toEqual([storage, telemetry]);
  });
});
