import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, stateProps } from '../../kit/state-props';

/** ARE-8. */
export const description = {
  name: 'download-links',
  kind: 'area',
  asks: 'downloads',
  text: "Where to get the game: one link a platform, the visitor's own first, with the latest version.",
  props: {
    heading: { type: 'text', default: 'Get the game', text: 'Heading above the links.' },
    versionText: {
      type: 'text',
      default: 'Latest version {version}, released {date}',
      text: '{version} and {date} stand for what the service says.',
    },
    versionOnlyText: {
      type: 'text',
      default: 'Latest version {version}',
      text: 'The same where the service names no date.',
    },
    yoursText: {
      type: 'text',
      default: 'Your device',
      text: 'Marks the link for the platform that the visitor is on.',
    },
    downloadText: {
      type: 'text',
      default: 'Download for {platform}',
      text: "{platform} stands for the platform's name; a link with a title of its own shows that.",
    },
    serverBedrockWindowsText: { type: 'text', default: 'Bedrock server for Windows', text: 'A kind of download.' },
    serverBedrockLinuxText: { type: 'text', default: 'Bedrock server for Linux', text: 'A kind of download.' },
    serverJarText: { type: 'text', default: 'Java server', text: 'A kind of download.' },
    serverBedrockPreviewWindowsText: {
      type: 'text',
      default: 'Bedrock server preview for Windows',
      text: 'A kind of download.',
    },
    serverBedrockPreviewLinuxText: {
      type: 'text',
      default: 'Bedrock server preview for Linux',
      text: 'A kind of download.',
    },
    emptyText: {
      type: 'text',
      default: 'No downloads available right now.',
      text: 'Shown when the service names no links.',
    },
    ...stateProps,
    ...cutProps,
  },
  events: { download: 'The link that was clicked: { platform, url }.' },
  details: { download: { platform: 'text', url: 'text' } },
  examples: [
    { name: 'whole', text: 'As the service answers.' },
    {
      name: 'translated',
      text: 'Other texts.',
      props: {
        heading: 'Spiel herunterladen',
        downloadText: 'Für {platform} laden',
        yoursText: 'Dein Gerät',
        versionText: 'Version {version} vom {date}',
      },
    },
  ],
} as const satisfies WidgetDescription;
