import type { PropDescription } from '../../../widgets/kit/description';

export const bodyProps = {
  tooLongText: {
    type: 'text',
    default: 'This article is too long to show here.',
    text: 'Shown instead of an article that is too long.',
  },
  elsewhereText: {
    type: 'text',
    default: 'Read it in the help centre',
    text: "Link next to tooLongText, if the service sends the article's URL.",
  },
  watchText: {
    type: 'text',
    default: 'Watch the video',
    text: 'Link that replaces a video or an embedded page. Its title follows. The video plays here if helpCentre.videoHosts in the settings lists its host.',
  },
} as const satisfies Record<string, PropDescription>;

export const articleProps = {
  updatedText: { type: 'text', default: 'Updated {date}', text: 'Date of the last change. {date} is the day.' },
  contentsText: { type: 'text', default: 'In this article', text: 'Heading of the table of contents.' },
  notFoundText: {
    type: 'text',
    default: 'This article isn’t available.',
    text: "Shown if the help centre doesn't know the id.",
  },
  untitledText: { type: 'text', default: 'Untitled', text: 'Replaces a missing title.' },
  helpfulText: { type: 'text', default: 'Was this article helpful?', text: 'Question above the vote buttons.' },
  yesText: { type: 'text', default: 'Yes', text: 'Button for a vote up.' },
  noText: { type: 'text', default: 'No', text: 'Button for a vote down.' },
  votesText: {
    type: 'text',
    default: '{up} of {count} found this helpful',
    text: 'Result of the vote. {up} and {count} are numbers of votes.',
  },
  votedText: { type: 'text', default: 'Thanks! You can change your vote.', text: 'Announced after a vote.' },
  voteSignInText: {
    type: 'text',
    default: 'Sign in to vote.',
    text: 'Shown next to a sign-in link if only signed-in players may vote.',
  },
  voteErrorText: {
    type: 'text',
    default: 'Couldn’t save your vote. Try again.',
    text: "Announced if the vote can't be saved.",
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
