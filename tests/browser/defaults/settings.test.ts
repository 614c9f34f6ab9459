import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { collectedProofs, objectProofs, objectWays, visitCollected, visitObjects } from './object-settings';
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
      const [seen, expected] = plainProofs[name]!(await plain());
      expect(seen).toEqual(expected);
    },
  );

  it.each(Object.keys(waitingProofs).filter((name) => canBeGiven(name, way)))(
    'passes %s on to the code that uses it',
    async (name) => {
      const [seen, expected] = waitingProofs[name]!(await waiting());
      expect(seen).toEqual(expected);
    },
  );
});

describe.each(objectWays)('a member of an object in %s', (way) => {
  const objects = once(() => visitObjects(harnessed, way));
  const collected = once(() => visitCollected(harnessed, way));

  it.each(Object.keys(objectProofs))('passes %s on to the code that uses it', async (name) => {
    const [seen, expected] = objectProofs[name]!(await objects());
    expect(seen).toEqual(expected);
  });

  it.each(Object.keys(collectedProofs))('passes %s on to the code that uses it', async (name) => {
    const [seen, expected] = collectedProofs[name]!(await collected());
    expect(seen).toEqual(expected);
  });
});

/** Documented settings that nothing reads, and why they are still there. */
const notReadYet = {
  'signIn.parentDomain': 'Logout tries every parent domain. It is to be erased at this domain alone (AUT-8).',
};

it('has a proof for every setting of the schema, except those that nothing reads yet', () => {
  const proven = [plainProofs, waitingProofs, objectProofs, collectedProofs, notReadYet].flatMap(Object.keys);
  expect(proven.sort()).toEqual([...settingNames].sort());
});

it('has a proof for every attribute of the tag', () => {
  expect([plainProofs, waitingProofs].flatMap(Object.keys).sort()).toEqual([...tagNames].sort());
});
