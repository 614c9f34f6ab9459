import { describe, expect, it } from 'vitest';
import { useCall } from '../../../src/areas/kit/use-call';
import { useParts } from '../../../src/areas/kit/use-parts';
import { useServices } from '../../../src/areas/kit/use-services';
import type { HostProps } from '../../../src/widgets/kit/host';
import { renderArea } from './support';

const description = { name: 'versions', kind: 'area', text: '', props: {}, examples: [] } as const;

let rendered: unknown[];
const note = (had: unknown) => {
  if (rendered.at(-1) !== had) rendered.push(had);
};

let callOptions: { inputs: readonly unknown[]; options: Parameters<typeof useCall>[3] };
const Version = ({ host }: HostProps) => {
  const { inputs, options } = callOptions;
  const call = useCall(useServices(host), ({ downloads }) => downloads.latest(), inputs, { forAll: true, ...options });
  const text = `${call.status} ${call.data?.version} ${!!call.isCut}`;
  note(text);
  return <p>{text}</p>;
};

const List = ({ host, list }: HostProps & { list: readonly number[] }) => {
  const shown = useParts(list, host).flat();
  note(shown.length);
  return <p>{shown.length}</p>;
};

interface Given {
  readonly latest?: () => Promise<object>;
  readonly options?: Parameters<typeof useCall>[3];
  readonly inputs?: readonly unknown[];
  readonly gamertag?: string;
  readonly loads?: boolean;
}

const show = (
  json: string | undefined,
  { latest = () => new Promise<object>(() => {}), options = {}, inputs = ['a'], ...more }: Given = {},
) => {
  rendered = [];
  callOptions = { inputs, options };
  return renderArea(Version, description, {
    groups: { downloads: { latest } },
    ...(json !== undefined && { serverRendered: `<script type="application/json">${json}</script>` }),
    ...more,
  });
};
const json = '{"[\\"a\\"]":{"data":{"version":"1"},"isCut":true}}';

// Interface 9
describe('an area in a server-rendered page', () => {
  it('starts with the server-rendered answer until a newer one arrives', async () => {
    let answer: (value: object) => void = () => {};
    const shown = await show(json, { latest: () => new Promise((resolve) => (answer = resolve)) });
    expect(rendered).toEqual(['ready 1 true']);
    await shown.act(() => answer({ version: '2' }));
    await shown.settle();
    expect(rendered).toEqual(['ready 1 true', 'ready 2 false']);
  });

  it("shows the server-rendered answer to a player, too, until the player's own arrives", async () => {
    await show(json, { gamertag: 'Fox' });
    expect(rendered).toEqual(['ready 1 true']);
  });

  it('keeps the server-rendered answer if the services fail', async () => {
    await show(json, { latest: () => Promise.reject(Error('down')) });
    expect(rendered).toEqual(['ready 1 true', 'error 1 true']);
  });

  it("keeps the server-rendered answer if the services' code fails to load", async () => {
    await show(json, { loads: false });
    expect(rendered).toEqual(['ready 1 true', 'error 1 true']);
  });

  it('drops the server-rendered answer when a player signs in later', async () => {
    const shown = await show(json);
    await shown.act(() => shown.become('Owl'));
    await shown.settle();
    expect(rendered).toEqual(['ready 1 true', 'loading undefined true']);
  });

  it.each([
    ['was server-rendered for other inputs', json, { inputs: ['b'] }],
    ["isn't the same for everybody", json, { options: { forAll: false } }],
    ['makes no call', json, { options: { when: false } }],
    ['has no server-rendered answer', undefined, {}],
    ['has a corrupted server-rendered answer', '{"[', {}],
  ])('starts in the loading state if it %s', async (_, json, options) => {
    await show(json, options);
    expect(rendered[0]).toBe('loading undefined false');
  });
});

// Interface 9
it('renders a server-rendered list at once, and later lists in parts', async () => {
  const props = { list: { type: 'json', text: '' } } as const;
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
  const given = { ...description, props } as never;
  rendered = [];
  const prerendered = await renderArea(List as never, given, {
    groups: {},
    props: { list: rows(30) } as never,
    serverRendered: '<script></script>',
  });
  expect(rendered).toEqual([30]);
  await prerendered.update({ list: rows(40) } as never);
  await prerendered.settle();
  expect(rendered.at(-1)).toBe(40);
  rendered = [];
  const asEver = await renderArea(List as never, given, { groups: {}, props: { list: rows(30) } as never });
  await asEver.settle();
  expect([rendered[0], rendered.at(-1)]).toEqual([12, 30]);
});
