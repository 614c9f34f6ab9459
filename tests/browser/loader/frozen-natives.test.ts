import { expect, it } from 'vitest';
import { everyWidget } from '../defaults/every-widget';
import { harness } from '../harness';
import { tag } from './tag';

const { pageWith } = harness();

/** Freezes prototypes, as Secure ECMAScript does. Setting an inherited member on an object then throws. */
const freeze = `<script>
for (const name of Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name) && !/HTML|SVG|Element|Node|Document|Window|EventTarget/.test(name))) {
  const { prototype } = Object(globalThis[name]);
  if (prototype) Object.freeze(prototype);
}
</script>`;

// A failed call used to reject with "Cannot assign to read only property 'name'".
it('mounts each widget, and rejects failed calls with its own error, if the page has frozen the natives', async () => {
  const opened = await pageWith(`${freeze}${tag()}${everyWidget}`, {
    faults: [{ url: /download\/latest/, status: 404 }],
  });
  await opened.waitForMounted();
  await opened.waitForIdle();
  const failure = await opened.page.evaluate(async () => {
    const { cobble } = window as never as {
      cobble: { services(): Promise<{ downloads: { latest(): Promise<unknown> } }> };
    };
    const { downloads } = await cobble.services();
    return downloads.latest().then(
      () => undefined,
      (error: { name: string; status?: number }) => [error.name, error.status],
    );
  });
  expect(failure).toEqual(['HttpError', 404]);
  expect(opened.errors).toEqual([]);
  expect(opened.consoleMessages('error', /cobble|read only/)).toEqual([]);
});
