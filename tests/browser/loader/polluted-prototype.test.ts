import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness();

/** Adds members to `Object.prototype`. Enumerable ones would break the browser's driver. */
const pollute = (members: object) =>
  `<script>for (const [key, value] of Object.entries(${JSON.stringify(members)}))
    Object.defineProperty(Object.prototype, key, { value, writable: true })</script>`;
const tag = '<script async src="/dist/realms/cobble.js" data-experiments="on"></script>';

// Settings used to be read through the prototype.
it('reads no setting from Object.prototype', async () => {
  const evil = 'http://evil.test/';
  const opened = await pageWith(
    `${pollute({
      configUrl: `${evil}config.json`,
      assignmentUrl: `${evil}assign`,
      api: evil,
      endpoints: { api: evil, helpCentre: evil },
      helpCentre: evil,
      allowedOrigins: 'http://evil.test',
      textsUrl: `${evil}texts.json`,
      signIn: { url: evil },
      url: evil,
      adapter: '1ds',
      endpointUrl: evil,
    })}${tag}
    <script type="application/json" data-cobble-config>{"experiments":{},"helpCentre":{}}</script>
    <div data-widget="marketplace-tile" data-title="A"></div>
    <div data-widget="server-status" data-load="eager"></div>
    <script>
      (window.cobble = window.cobble || []).push(async (cobble) => {
        const services = await cobble.services();
        window.loginUrl = services.auth.loginUrl({});
      });
    </script>`,
  );
  await opened.waitForMounted();
  await opened.page.waitForFunction('window.loginUrl');
  expect(String(await opened.page.evaluate('window.loginUrl'))).not.toContain('evil.test');
  await opened.waitForIdle();
  expect(
    opened
      .sent(/.*/)
      .filter(({ url }) => url.includes('evil.test'))
      .map(({ url }) => url),
  ).toEqual([]);
});
