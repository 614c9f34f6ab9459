import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness({ sharesDocument: true });
const tag = '<script async src="/dist/realms/cobble.js"></script>';

// WGT-12
it('reserves no space for actions if the page slots none', async () => {
  const opened =
    await pageWith(`${tag}<div id="bare" data-widget="profile-card" data-gamertag="Owl" data-text="Hi"></div>
    <div id="blank" data-widget="profile-card" data-gamertag="Owl" data-text="Hi">
    </div><div id="full" data-widget="profile-card" data-gamertag="Owl" data-text="Hi"><button style="height: 40px">One</button> <button>Two</button></div>`);
  await opened.waitForMounted();
  const [bare, blank, full] = await Promise.all(
    ['bare', 'blank', 'full'].map((id) =>
      opened.page.$eval(
        `#${id}`,
        (element) => element.shadowRoot!.querySelector('slot')!.parentElement!.getBoundingClientRect().height,
      ),
    ),
  );
  expect([bare, blank, full]).toEqual([0, 0, 52]);
});

it("keeps the page's buttons working and fits a phone with the longest texts", async () => {
  const opened = await pageWith(
    `${tag}<meta name="viewport" content="width=device-width">
    <div data-widget="profile-card" data-gamertag="${'Abcdefghij'.repeat(500)}" data-text="${'long '.repeat(1000)}"><button onclick="window.pressed = true">Press</button></div>`,
    { viewport: { width: 320, height: 600 } },
  );
  await opened.waitForMounted();
  await opened.page.click('button');
  expect(
    await opened.page.evaluate(() => [
      (window as never as { pressed: boolean }).pressed,
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ]),
  ).toEqual([true, 0]);
});

it('shows its placeholder if the image fails to load, and rejects an unsafe image URL', async () => {
  const opened = await pageWith(
    `${tag}<div id="gone" data-widget="profile-card" data-image-url="/gone.png"></div><div id="evil" data-widget="profile-card" data-image-url="javascript:alert(1)"></div>`,
  );
  await opened.waitForMounted();
  await opened.page.waitForFunction(
    () => document.querySelector('#gone')!.shadowRoot?.querySelector('img')?.style.opacity === '0',
  );
  expect(await opened.page.$('#evil >>> img')).toBeNull();
  await expect
    .poll(() => opened.consoleMessages('warn', /profile-card.*#evil.*data-image-url="javascript:alert\(1\)"/))
    .toHaveLength(1);
});
