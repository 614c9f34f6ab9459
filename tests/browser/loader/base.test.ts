import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { harness } from '../harness';
import { FILES, tile } from './tag';

const { origin, pageWith, publish } = harness();
const pasted = () => readFileSync('dist/realms/cobble.js', 'utf8');

/** What optimisers of content systems do to the pasted file. */
const merged = (attributes: string) => {
  publish('/cache/merged.js', pasted());
  return `<script src="/cache/merged.js" ${attributes}></script>`;
};
const inlined = (attributes: string) => `<script ${attributes}>${pasted()}</script>`;

// interface 9: `data-base`
it.each([
  ['an attribute', () => merged('data-base="/dist"')],
  ['an attribute with a closing slash', () => merged('data-base="/dist/"')],
  ['a whole address', () => merged(`data-base="${origin()}/dist"`)],
  ['an attribute of the inlined file', () => inlined('data-base="/dist"')],
  [
    'cobbleSettings, for an inlined file',
    () => `<script>window.cobbleSettings = { base: '/dist' }</script>${inlined('')}`,
  ],
  [
    'an attribute against cobbleSettings',
    () => `<script>window.cobbleSettings = { base: '/wrong' }</script>${inlined('data-base="/dist"')}`,
  ],
  ['the query on src', () => merged('').replace('merged.js', 'merged.js?base=/dist')],
])('a file that was moved finds the build by %s', async (_, script) => {
  const opened = await pageWith(script() + tile());
  await opened.mounted();
  expect(opened.sent(FILES).every(({ path, status }) => path.startsWith('/dist/') && status === 200)).toBe(true);
});

it('is taken from the page, as all its addresses are, and not from where the moved file lies', async () => {
  publish('/far/away/merged.js', pasted());
  const opened = await pageWith(`<script src="/far/away/merged.js" data-base="../dist"></script>${tile()}`, {
    path: '/shop/page',
  });
  await opened.mounted();
});

// interface 9: `cobble build --base` bakes it in, and the attribute wins.
it('is baked in by the build, where the attribute says nothing else', async () => {
  const baked = pasted().replaceAll('""||new URL', '"/dist"||new URL');
  expect(baked).not.toBe(pasted());
  publish('/cache/baked.js', baked);
  publish('/cache/wrong.js', baked.replace('"/dist"||', '"/wrong"||'));
  for (const script of ['/cache/baked.js"', '/cache/wrong.js" data-base="/dist"']) {
    const opened = await pageWith(`<script src="${script}></script>${tile()}`);
    await opened.mounted();
  }
});
