// @vitest-environment node
import { expect, it } from 'vitest';
import { askTable } from '../../../cli/build/ask-table';
import type { FoundWidget } from '../../../cli/build/find-widgets';

it('names the chunks of the client, and of the group that is asked first; a widget that asks nobody is not in it', () => {
  const found = (name: string, asks?: string) => ({ name, description: { asks } }) as unknown as FoundWidget;
  expect(askTable([found('a', 'store'), found('b', ''), found('c')])).toEqual({
    a: 'services services-store',
    b: 'services',
  });
});
