import type { Journey } from '../journey';

export const helpSearch: Journey = {
  area: 'help-search',
  rules: 'ARE-2 HLP-2',
  // The search leaves articles to this widget. It waits for a click, so it never loads here.
  beside: '<div data-widget="help-article" data-load="interaction"></div>',
  // The default pattern would also match the text of an article.
  trouble: /went wrong/,
  signedOut: async (visitor) => {
    await visitor.says(/search the help centre/);
    await visitor.type(/^search the help centre/, 'the');
    await visitor.says(/results for “the”.*page 1 of/);
    await visitor.choose(/^sort by/, 'Recently updated');
    await visitor.says(/recently added ?my coins.*page 1 of/);
    await visitor.press(/^next$/);
    await visitor.says(/recently added ?what the marketplace pass.*page 2 of/);
    await visitor.retype(/^search the help centre/, 'zzzz');
    await visitor.says(/no results for “zzzz”.*try fewer/);
    await visitor.retype(/^search the help centre/, 'coins');
    await visitor.says(/results? for “coins”/);
    await visitor.press(/^my coins/);
    await visitor.saysNoMore(/results? for/);
    await visitor.back();
    await visitor.says(/results? for “coins”/);
  },
  ended: async (visitor) => {
    await visitor.type(/^search the help centre/, 'the');
    await visitor.says(/results for “the”/);
    await visitor.sessionEnds();
    await visitor.press(/^next$/);
    await visitor.says(/page 2 of/);
    await visitor.retype(/^search the help centre/, 'coins');
    await visitor.says(/results? for “coins”/);
  },
};
