import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { Journey } from '../journeys/journey';
import { openJourney } from '../journeys/open-journey';
import { Visitor } from '../journeys/visitor';
import { strictest } from './strict-page';
import { Violations } from './violations';

const harnessed = harness();
const folder = new URL('../journeys/areas/', import.meta.url);
const journeys = await Promise.all(readdirSync(folder).map(async (file) => Object.values(await import(new URL(file, folder).href) as Record<string, Journey>)[0]!));

// threat 7, ARE-1 to ARE-12
describe('under a nonce, strict-dynamic, Trusted Types and the printed policy at once', { timeout: 60_000 }, () => {
  it.each(journeys)('$area does its job for a player without one violation', async (journey) => {
    const strict = strictest(harnessed);
    const violations = new Violations();
    const json = { signIn: { url: '/__sandbox/sign-in', signOutUrl: '/__sandbox/sign-out' }, ...journey.config };
    const head = await strict.head(json);
    const opened = await openJourney(harnessed, journey, { player: true, headers: strict.headers, before: violations.watch, head: () => head });
    await (journey.signedIn ?? journey.signedOut)(new Visitor(opened));
    expect(violations.list).toEqual([]);
    expect(opened.console.filter(({ text }) => /polic|trusted/i.test(text))).toEqual([]);
    expect(opened.errors).toEqual([]);
  });
});
