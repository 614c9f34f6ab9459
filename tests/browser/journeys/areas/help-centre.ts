import type { Journey } from '../journey';

export const helpCentre: Journey = {
  area: 'help-centre',
  rules: 'ARE-2 HLP-1 HLP-4 HLP-5 HLP-6',
  trouble: /went wrong|save your vote/,
  again: /^(try again|yes)$/,
  config: { helpCentre: { suggestedLabels: ['suggested', 'website', 'player', 'everyone'] } },
  signedOut: async (visitor) => {
    await visitor.says(/getting started.*page 1 of.*suggested.*survive the first night/);
    await visitor.press(/^next$/);
    await visitor.says(/change your gamertag.*page 2 of/);
    await visitor.choose(/^sort by/, 'Title, A');
    await visitor.says(/z to a ?a world does not open.*page 1 of/);
    await visitor.press(/^install and update$/);
    await visitor.says(/what your device needs/);
    await visitor.press(/^what your device needs/);
    await visitor.says(/was this article helpful/);
    await visitor.press(/^yes$/);
    await visitor.says(/thanks!/);
    await visitor.back();
    await visitor.says(/install and update.*title, a to z.*what your device needs/);
    await visitor.press(/^all topics$/);
    await visitor.says(/getting started.*page 1 of/);
  },
  ended: async (visitor) => {
    await visitor.says(/getting started/);
    await visitor.press(/^install and update$/);
    await visitor.sessionEnds();
    await visitor.press(/^what your device needs/);
    await visitor.says(/was this article helpful/);
    await visitor.press(/^no$/);
    await visitor.says(/thanks!/);
  },
};
