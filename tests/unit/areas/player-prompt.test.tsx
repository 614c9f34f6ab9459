// ARE-5: one sign-in button per page.
import { beforeEach, expect, it } from 'vitest';
import { PlayerPrompt } from '../../../src/areas/kit/player-prompt';
import type { HostPage, HostProps } from '../../../src/widgets/kit/host';
import { render } from '../widgets/support';

const description = {
  name: 'prompts',
  kind: 'area',
  text: '',
  props: { count: { type: 'number', required: true, text: '' } },
  examples: [],
} as const;
const services = { auth: { loginUrl: () => '/login' } } as never;
const texts = { signedOutText: 'Sign in to see this.', signInText: 'Sign in' };
const [button, link] = [texts.signInText, texts.signedOutText];

let shared: HostPage['shared'];
beforeEach(() => {
  shared = {};
});

const Prompts = ({ host, count }: HostProps & { readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <PlayerPrompt key={i} host={{ ...host, page: { ...host.page, shared } }} services={services} texts={texts} />
    ))}
  </>
);

/** Renders areas in document order, each with a number of prompts. */
const showAreas = async (...counts: number[]) => {
  const areas: Awaited<ReturnType<typeof render<typeof description>>>[] = [];
  for (const count of counts) areas.push(await render(Prompts, description, { count }));
  const links = () => areas.map(({ all }) => all('a').map(({ textContent }) => textContent));
  return { areas, links };
};

it('shows the button in the first area, and passes it on when areas come and go', async () => {
  const { areas, links } = await showAreas(0, 1, 1);
  expect(links()).toEqual([[], [button], [link]]);
  await areas[0]!.update({ count: 1 });
  expect(links()).toEqual([[button], [link], [link]]);
  await areas[1]!.unmount();
  await areas[0]!.update({ count: 0 });
  expect(links()).toEqual([[], [], [button]]);
});

it('shows one button in an area with several prompts', async () => {
  const { areas, links } = await showAreas(2, 1);
  expect(links()).toEqual([[button, link], [link]]);
  await areas[0]!.unmount();
  expect(links()).toEqual([[], [button]]);
});

it('keeps the focus when a link replaces the button', async () => {
  const { areas } = await showAreas(0, 1);
  await areas[1]!.act(() => areas[1]!.find('a').focus());
  await areas[0]!.update({ count: 1 });
  expect(areas[1]!.root.activeElement?.textContent).toBe(link);
});

it('shows the button in an area of the document rather than in a detached one', async () => {
  const { areas, links } = await showAreas(1, 1);
  areas[0]!.element.remove();
  await areas[1]!.update({ count: 2 });
  expect(links()).toEqual([[link], [button, link]]);
});
