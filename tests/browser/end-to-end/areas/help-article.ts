import type { EndToEndTest } from '../end-to-end-test';

export const helpArticle: EndToEndTest = {
  area: 'help-article',
  rules: 'ARE-2 HLP-5 HLP-6',
  attributes: 'data-article-id="360040300301"',
  errorText: /went wrong|save your vote/,
  retryButton: /^(try again|yes)$/,
  signedOut: async (visitor) => {
    await visitor.sees(/was this article helpful/);
    await visitor.press(/^yes$/);
    await visitor.sees(/thanks!/);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/was this article helpful/);
    await visitor.sessionEnds();
    await visitor.press(/^no$/);
    await visitor.sees(/thanks!/);
  },
};
