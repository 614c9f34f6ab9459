// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { TelemetryEvents } from '../../../src/services/telemetry/telemetry-event';

type Members = { readonly [Name in keyof TelemetryEvents]: Readonly<Record<keyof TelemetryEvents[Name], true>> };

/** All events and all members of their data. The compiler checks that the list is complete. */
const members: Members = {
  'Ms.Web.ApiPerf': { endpoint: true, method: true, status: true, milliseconds: true },
  'Ms.Web.BuyNow': { offerId: true, productId: true, amount: true, currency: true, storeId: true },
  'Ms.Web.BuyNowResult': { offerId: true, amount: true, storeId: true, outcome: true, status: true },
  'cobble:experiments': { ids: true },
  'cobble:exposure': { experiment: true, flight: true, source: true },
  'cobble:flight-applied': { experiment: true, flight: true },
  'cobble:flight-failed': { experiment: true, flight: true, url: true, reason: true },
};

it('documents every telemetry event with the members of its type', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/reference/telemetry.md', import.meta.url)), 'utf8');
  const [, section = ''] = page.split('\n## Events\n');
  const rows = section.matchAll(/^\| `((?:Ms\.|cobble:)[\w.-]+)` *\|([^|]*)\|/gm);
  const documented = [...rows].map(([, name, data = '']) => [
    name,
    [...data.matchAll(/`(\w+)`/g)].map(([, one]) => one),
  ]);
  expect(documented).toEqual(Object.entries(members).map(([name, data]) => [name, Object.keys(data)]));
});
