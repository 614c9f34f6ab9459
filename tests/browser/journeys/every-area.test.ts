import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';

// ARE-1 to ARE-12
it('each area has a journey', async () => {
  const areas = (await findWidgets(`${process.cwd()}/`))
    .filter(({ description }) => description.kind === 'area')
    .map(({ name }) => name);
  const journeys = readdirSync(new URL('areas', import.meta.url)).map((file) => file.replace('.ts', ''));
  expect(journeys.sort()).toEqual(areas.sort());
});
