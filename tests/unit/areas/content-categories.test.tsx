import { beforeEach, expect, it } from 'vitest';
import { ContentCategories } from '../../../src/areas/market/content-categories/content-categories';
import { description } from '../../../src/areas/market/content-categories/content-categories.widget';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { render } from '../widgets/support';

const show = (props: Partial<PropsOf<typeof description>> = {}) => render(ContentCategories, description, props);

beforeEach(() => history.replaceState(null, '', '/'));

// ARE-12
it('links to the five categories below the page locale', async () => {
  const { all, find } = await show();
  expect(all('a').map((one) => one.getAttribute('href'))).toEqual([
    '/en-us/marketplace',
    '/en-us/game',
    '/en-us/news',
    '/en-us/community',
    '/en-us/support',
  ]);
  expect(find('nav').getAttribute('aria-label')).toBe('Categories');
});

// ARE-12
it('marks the category that contains the page, but not one with the same prefix', async () => {
  history.replaceState(null, '', '/en-us/news/today');
  expect((await show()).text('[aria-current]')).toBe('News');
  history.replaceState(null, '', '/en-us/newsletter');
  expect((await show()).all('[aria-current]')).toEqual([]);
  expect((await show({ current: 'Game' })).text('[aria-current]')).toBe('Game');
});

// ARE-12
it('marks the longest matching link, and a home page only on an exact match', async () => {
  const home = {
    gameHref: '/',
    marketplaceHref: '/en-us/',
    newsHref: '/en-us/store',
    supportHref: '/en-us/store/help',
  };
  const marked = async (path: string) => {
    history.replaceState(null, '', path);
    return (await show(home)).all('[aria-current]').map((one) => one.textContent);
  };
  expect(await marked('/')).toEqual(['Game']);
  expect(await marked('/en-us')).toEqual(['Marketplace']);
  expect(await marked('/en-us/about')).toEqual([]);
  expect(await marked('/en-us/store/12')).toEqual(['News']);
  expect(await marked('/en-us/store/help/')).toEqual(['Support']);
  expect(await marked('/en-us/store/helpers')).toEqual(['News']);
});

// ARE-12
it('replaces an unsafe address by the default one, and escapes script in a text', async () => {
  const { all } = await show({
    gameHref: 'javascript:alert(1)',
    newsHref: 'mailto:news@site.example',
    newsText: '<b>News',
  });
  expect(all('a')[1]!.getAttribute('href')).toBe('/en-us/game');
  expect(all('a')[2]!.textContent).toBe('<b>News');
});

// ARE-12
it('prevents the navigation if the page cancels the event', async () => {
  const { find, element, events } = await show();
  element.addEventListener('cobble:select', (event) => event.preventDefault());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  find('a').dispatchEvent(click);
  expect(events).toEqual([{ name: 'select', detail: { category: 'Marketplace' } }]);
  expect(click.defaultPrevented).toBe(true);
});
