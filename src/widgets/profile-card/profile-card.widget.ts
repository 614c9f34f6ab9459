import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'profile-card',
  kind: 'component',
  exampleWidth: 392,
  text: "A player: picture, gamertag, a line of text, and the page's actions.",
  props: {
    gamertag: { type: 'text', text: "The player's name." },
    text: { type: 'text', text: 'Secondary text below the name.' },
    imageUrl: { type: 'url', text: "URL of the player's picture, in square format. Default: a placeholder." },
    imageAltText: {
      type: 'text',
      default: '',
      text: 'Alternative text of the picture. Empty if the picture is decorative.',
    },
  },
  slots: { '': 'Actions below the text: buttons or links.' },
  maxWidth: 520,
  room: 'profile',
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
      text: 'With a placeholder instead of the picture, and without actions.',
      props: { gamertag: 'NoxiousOwl', text: 'Last seen yesterday' },
    },
    {
      name: 'long',
      text: 'Long texts.',
      props: {
        gamertag: 'TheExtraordinarilyLongGamertagThatNobodyCouldEverType',
        text: 'A line of text that goes on for so long that it has to take a second line, and on a narrow screen a third and a fourth.',
        imageUrl: '/examples/pages/art/avatar.svg',
      },
      html: '<a href="/worlds">My worlds</a> <a href="/skins">My skins</a>',
    },
  ],
} as const satisfies WidgetDescription;
