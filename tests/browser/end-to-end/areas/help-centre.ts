import type { EndToEndTest } from '../end-to-end-test';

export const helpCentre: EndToEndTest = {
  area: 'help-centre',
  rules: 'ARE-2 HLP-1 HLP-4 HLP-5 HLP-6',
  errorText: /went wrong|save your vote/,
  retryButton: /^(try again|yes)$/,
  config: { helpCentre: { suggestedLabels: ['suggested', 'website', 'player', 'everyone'] } },
  signedOut: async (visitor) => {
    await visitor.sees(/getting started.*page 1 of.*suggested.*survive the first night/);
    await visitor.press(/^next$/);
    await visitor.sees(/change your gamertag.*page 2 of/);
    await visitor.choose(/^sort by/, 'Title, A');
    await visitor.sees(/z to a ?a world does not open.*page 1 of/);
    await visitor.press(/^install and update$/);
    await visitor.sees(/what your device needs/);
    await visitor.press(/^what your device needs/);
    await visitor.sees(/was this article helpful/);
    await visitor.press(/^yes$/);
    await visitor.sees(/thanks!/);
    await visitor.back();
    await visitor.sees(/install and update.*title, a to z.*what your device needs/);
    await visitor.press(/^all topics$/);
    await visitor.sees(/getting started.*page 1 of/);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/getting started/);
    await visitor.press(/^install and update$/);
    await visitor.sessionEnds();
    await visitor.press(/^what your device needs/);
    await visitor.sees(/was this article helpful/);
    await visitor.press(/^no$/);
    await visitor.sees(/thanks!/);
  },
};
