import { describe, expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { objectProofs, objectWays, reportingProofs, visitObjects, visitReporting } from './object-settings';
import { once } from './once';
import { settingNames, tagNames } from './setting-names';
import { plainProofs, visitPlain, visitWaiting, waitingProofs } from './simple-settings';
import { canBeGiven, ways } from './ways';

const harnessed = harness();

describe.each(ways)('a setting in %s', (way) => {
  const plain = once(() => visitPlain(harnessed, way));
  const waiting = once(() => visitWaiting(harnessed, way));

  it.each(Object.keys(plainProofs).filter((name) => canBeGiven(name, way)))(
    'passes %s on to the code that uses it',
    async (name) => {
      needs('request bodies');
      const [seen, expected] = plainProofs[name]!(await plain());
      expect(seen).toEqual(expected);
    },
  );

  it.each(Object.keys(waitingProofs).filter((name) => canBeGiven(name, way)))(
    'passes %s on to the code that uses it',
    async (name) => {
      needs('request bodies');
      const [seen, expected] = waitingProofs[name]!(await waiting());
      expect(seen).toEqual(expected);
    },
  );
});

describe.each(objectWays)('an object setting in %s', (way) => {
  const objects = once(() => visitObjects(harnessed, way));
  const reporting = once(() => visitReporting(harnessed, way));

  it.each(Object.keys(objectProofs))('passes %s on to the code that uses it', async (name) => {
    needs('request bodies');
    const [seen, expected] = objectProofs[name]!(await objects());
    expect(seen).toEqual(expected);
  });

  it.each(Object.keys(reportingProofs))('passes %s on to the code that uses it', async (name) => {
    needs('request bodies');
    const [seen, expected] = reportingProofs[name]!(await reporting());
    expect(seen).toEqual(expected);
  });
});

const provenElsewhere = { allowedFrames: 'tests/browser/areas/confirmation-frames.test.ts' };

it('has a proof for every setting in the schema', () => {
  const proven = [plainProofs, waitingProofs, objectProofs, reportingProofs, provenElsewhere].flatMap(Object.keys);
  expect(proven.sort()).toEqual([...settingNames].sort());
});

it('has a proof for every attribute of the tag', () => {
  expect([plainProofs, waitingProofs].flatMap(Object.keys).sort()).toEqual([...tagNames].sort());
});
