import type { Journey } from '../journey';

export const contentCategories: Journey = {
  area: 'content-categories',
  rules: 'ARE-12',
  attributes: 'data-current="Game" data-news-href="#news"',
  signedOut: async (visitor) => {
    await visitor.says(/marketplace.*game.*news.*community.*support/);
    await visitor.press(/^news$/);
    await visitor.page.waitForFunction(() => location.hash === '#news');
  },
  ended: async (visitor) => {
    await visitor.says(/marketplace/);
    await visitor.sessionEnds();
    await visitor.press(/^news$/);
    await visitor.page.waitForFunction(() => location.hash === '#news');
  },
};
