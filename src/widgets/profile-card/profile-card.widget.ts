import type { WidgetDescription } from '../kit/description';

/** WGT-12. */
export const description = {
  name: 'profile-card',
  kind: 'component',
  exampleWidth: 392,
  text: 'A player: picture, gamertag, a line of text, and what the page puts under them.',
  props: {
    gamertag: { type: 'text', text: "The player's name." },
    text: { type: 'text', text: 'Less important, under the name.' },
    imageUrl: { type: 'url', text: "The player's picture, square; a drawn placeholder stands in while it is missing." },
    imageAltText: { type: 'text', default: '', text: 'What the picture shows; empty when it only decorates.' },
  },
  slots: { '': 'Actions: buttons or links, under the text.' },
  room: 'derived',
  examples: [
    {
      name: 'whole',
      text: 'With a picture and two actions.',
      props: {
        gamertag: 'PebbleWitch42',
        text: 'Building since 2011',
        imageUrl: '/examples/pages/art/avatar.svg',
        imageAltText: 'A face with green hair',
      },
      html: '<div data-widget="themed-button" data-href="/profile">Edit profile</div> <div data-widget="themed-button" data-variant="secondary">Sign out</div>',
    },
    {
      name: 'no-picture',
      text: 'A placeholder instead of the picture, and no actions.',
      props: { gamertag: 'NoxiousOwl', text: 'Last seen yesterday' },
    },
    {
      name: 'long',
      text: 'Texts longer than their place.',
      props: {
        gamertag: 'TheExtraordinarilyLongGamertagThatNobodyCouldEverType',
        text: 'A line of text that goes on for so long that it has to take a second line, and on a narrow screen a third and a fourth.',
        imageUrl: '/examples/pages/art/avatar.svg',
      },
      html: '<a href="/worlds">My worlds</a> <a href="/skins">My skins</a>',
    },
  ],
} as const satisfies WidgetDescription;
