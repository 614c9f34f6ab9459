import type { PropDescription } from '../../../widgets/kit/description';

export const bodyProps = {
  tooLongText: {
    type: 'text',
    default: 'This article is too long to be shown here.',
    text: 'Shown instead of such an article.',
  },
  elsewhereText: {
    type: 'text',
    default: 'Read it in the help centre',
    text: 'The link beside tooLongText, where the service names an address.',
  },
  watchText: {
    type: 'text',
    default: 'Watch the video',
    text: 'The link in the place of a video or of an embedded page; its title follows. It plays here where helpCentre.videoHosts in the settings lists its host.',
  },
} as const satisfies Record<string, PropDescription>;

export const articleProps = {
  updatedText: { type: 'text', default: 'Updated {date}', text: '{date} stands for the day of the last change.' },
  contentsText: { type: 'text', default: 'In this article', text: "Heading of an article's table of contents." },
  notFoundText: {
    type: 'text',
    default: 'This article is not here any more.',
    text: 'Shown for an id that the help centre does not know.',
  },
  untitledText: { type: 'text', default: 'Untitled', text: 'Stands for a missing title.' },
  helpfulText: { type: 'text', default: 'Was this article helpful?', text: 'The question above the vote.' },
  yesText: { type: 'text', default: 'Yes', text: 'The vote up.' },
  noText: { type: 'text', default: 'No', text: 'The vote down.' },
  votesText: {
    type: 'text',
    default: '{up} of {count} found this helpful',
    text: '{up} and {count} stand for the numbers of votes.',
  },
  votedText: { type: 'text', default: 'Thank you! You can change your vote.', text: 'Said after a vote.' },
  voteSignInText: {
    type: 'text',
    default: 'Sign in to vote.',
    text: 'Said where the service takes votes of players alone; the way in stands beside it.',
  },
  voteErrorText: {
    type: 'text',
    default: 'Your vote did not arrive. Please try again.',
    text: 'Said when the service refuses a vote.',
  },
  ...bodyProps,
} as const satisfies Record<string, PropDescription>;

export type ArticleTexts = { readonly [name in keyof typeof articleProps]: string } & {
  readonly loadingText: string;
  readonly errorText: string;
  readonly retryText: string;
  readonly signedOutText: string;
  readonly signInText: string;
};
