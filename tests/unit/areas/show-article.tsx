import { vi } from 'vitest';
import { HelpArticle } from '../../../src/areas/help/help-article/help-article';
import { description } from '../../../src/areas/help/help-article/help-article.widget';
import { helpArea } from './help-support';

export const article = (body = '<p>Hello.</p>', more: object = {}) => ({
  article: {
    id: 12,
    title: 'Find your world',
    body,
    updated_at: '2026-10-02T10:00:00Z',
    vote_sum: 2,
    vote_count: 4,
    html_url: 'https://help.example/hc/en-us/articles/12-find',
    ...more,
  },
});
export const showArticle = (helpCentre: object, props = {}, gamertag?: string) =>
  helpArea(HelpArticle, description, helpCentre, { articleId: '12', ...props }, gamertag);

export const newVisit = () => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = vi.fn();
};
