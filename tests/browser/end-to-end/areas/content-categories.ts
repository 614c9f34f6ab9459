import type { EndToEndTest } from '../end-to-end-test';

export const contentCategories: EndToEndTest = {
  area: 'content-categories',
  rules: 'ARE-12',
  attributes: 'data-current="Game" data-news-href="#news"',
  signedOut: async (visitor) => {
    await visitor.sees(/marketplace.*game.*news.*community.*support/);
    await visitor.press(/^news$/);
    await visitor.page.waitForFunction(() => location.hash === '#news');
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/marketplace/);
    await visitor.sessionEnds();
    await visitor.press(/^news$/);
    await visitor.page.waitForFunction(() => location.hash === '#news');
  },
};
