import { expect } from 'vitest';
import type { EndToEndTest } from '../end-to-end-test';

export const regionPicker: EndToEndTest = {
  area: 'region-picker',
  rules: 'ARE-11 STO-4',
  attributes: 'data-name="region" data-required',
  // If the call fails, the bundled list is shown.
  callsWithFallback: /.*/,
  signedOut: async (visitor) => {
    await visitor.sees(/sweden/);
    await visitor.choose(/^country or region/, 'Swed');
    expect(await visitor.value(/^country or region/)).toBe('SE');
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/sweden/);
    await visitor.choose(/^country or region/, 'Finl');
    await visitor.sessionEnds();
    await visitor.page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await visitor.value(/^country or region/)).toBe('FI');
  },
};
