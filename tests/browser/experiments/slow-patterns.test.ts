import { expect, it } from 'vitest';
import { harness } from '../harness';
import { experiment, outcome, site } from './site';

const server = harness();

/** Each of these patterns used to take minutes or longer on a path that anybody could link to. */
const escapes = ['^/\\k<?(a|a)*>?$', '^/(?:\\X61|X61)*b', '^/(?:\\CA|CA)*b', '^/(?:(?:|)a)*!$'];

// EXP-5. The test fails only if the page freezes; it doesn't measure time.
it('never freezes the page through a slow pattern and runs the other experiments', async () => {
  for (const file of ['/exp/a.js', '/exp/a.css']) server.publish(file, '');
  const slow = Array.from({ length: 20 }, (_, index) => experiment(`slow${index}`, 'a', { include: '.*foo.*bar' }));
  const { html } = site(server, {
    config: [
      ...escapes.map((include, index) => experiment(`escape${index}`, 'a', { include })),
      // Before the slow ones, because on a slow machine these may use up the time that a page allows.
      experiment('fine', 'a', { include: '^/(?:k|X61|CA|a|foo)' }),
      ...slow,
    ],
    flights: ['a'],
  });
  server.publish('/slow-patterns', html);
  const opened = await server.openPage('/slow-patterns');
  await opened.page.evaluate(outcome);
  const paths = [`k${'a'.repeat(60)}!`, `${'X61'.repeat(60)}!`, `${'CA'.repeat(60)}!`, 'a'.repeat(60)];
  for (const path of [...paths, 'foo'.repeat(680), 'foo'.repeat(95)]) {
    await opened.page.evaluate((to) => history.pushState(null, '', `/${to}`), path);
    expect((await opened.page.evaluate(outcome)).experiments).toEqual(['fine:a']);
  }
  await expect.poll(() => opened.consoleMessages('warn', /unsafe pattern/)).toHaveLength(escapes.length);
  expect(opened.errors).toEqual([]);
});
