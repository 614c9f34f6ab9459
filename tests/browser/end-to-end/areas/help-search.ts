import type { EndToEndTest } from '../end-to-end-test';

export const helpSearch: EndToEndTest = {
  area: 'help-search',
  rules: 'ARE-2 HLP-2',
  // Results open in this `help-article`. It never loads, because the test doesn't click it.
  otherHtml: '<div data-widget="help-article" data-load="interaction"></div>',
  // The default of `errorText` would also match the text of an article.
  errorText: /went wrong/,
  signedOut: async (visitor) => {
    await visitor.sees(/search the help centre/);
    await visitor.type(/^search the help centre/, 'the');
    await visitor.sees(/results for “the”.*page 1 of/);
    await visitor.choose(/^sort by/, 'Recently updated');
    await visitor.sees(/recently added ?my coins.*page 1 of/);
    await visitor.press(/^next$/);
    await visitor.sees(/recently added ?what the marketplace pass.*page 2 of/);
    await visitor.retype(/^search the help centre/, 'zzzz');
    await visitor.sees(/no results for “zzzz”.*try fewer/);
    await visitor.retype(/^search the help centre/, 'coins');
    await visitor.sees(/results? for “coins”/);
    await visitor.press(/^my coins/);
    await visitor.seesNoMore(/results? for/);
    await visitor.back();
    await visitor.sees(/results? for “coins”/);
  },
  sessionEnds: async (visitor) => {
    await visitor.type(/^search the help centre/, 'the');
    await visitor.sees(/results for “the”/);
    await visitor.sessionEnds();
    await visitor.press(/^next$/);
    await visitor.sees(/page 2 of/);
    await visitor.retype(/^search the help centre/, 'coins');
    await visitor.sees(/results? for “coins”/);
  },
};
