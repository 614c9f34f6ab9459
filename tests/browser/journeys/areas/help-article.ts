import type { Journey } from '../journey';

export const helpArticle: Journey = {
  area: 'help-article',
  rules: 'ARE-2 HLP-5 HLP-6',
  attributes: 'data-article-id="360040300301"',
  trouble: /went wrong|save your vote/,
  again: /^(try again|yes)$/,
  signedOut: async (visitor) => {
    await visitor.says(/was this article helpful/);
    await visitor.press(/^yes$/);
    await visitor.says(/thanks!/);
  },
  ended: async (visitor) => {
    await visitor.says(/was this article helpful/);
    await visitor.sessionEnds();
    await visitor.press(/^no$/);
    await visitor.says(/thanks!/);
  },
};
