import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, stateProps } from '../../kit/state-props';

export const description = {
  name: 'download-links',
  kind: 'area',
  asks: 'downloads',
  text: "Links to the game's downloads, one per platform, the visitor's platform first, and the latest version.",
  props: {
    heading: { type: 'text', default: 'Get the game', text: 'Heading above the links.' },
    versionText: {
      type: 'text',
      default: 'Latest version {version}, released {date}',
      text: 'The latest version. {version} and {date} come from the service.',
    },
    versionOnlyText: {
      type: 'text',
      default: 'Latest version {version}',
      text: 'The latest version, if the service sends no date.',
    },
    yoursText: {
      type: 'text',
      default: 'Your device',
      text: "Label of the link for the visitor's platform.",
    },
    downloadText: {
      type: 'text',
      default: 'Download for {platform}',
      text: "Text of a link without a title. {platform} is the platform's name.",
    },
    serverBedrockWindowsText: {
      type: 'text',
      default: 'Bedrock server for Windows',
      text: 'Name of this kind of download.',
    },
    serverBedrockLinuxText: {
      type: 'text',
      default: 'Bedrock server for Linux',
      text: 'Name of this kind of download.',
    },
    serverJarText: { type: 'text', default: 'Java server', text: 'Name of this kind of download.' },
    serverBedrockPreviewWindowsText: {
      type: 'text',
      default: 'Bedrock server preview for Windows',
      text: 'Name of this kind of download.',
    },
    serverBedrockPreviewLinuxText: {
      type: 'text',
      default: 'Bedrock server preview for Linux',
      text: 'Name of this kind of download.',
    },
    emptyText: {
      type: 'text',
      default: 'No downloads available right now.',
      text: 'Shown if the service sends no links.',
    },
    ...stateProps,
    ...cutProps,
  },
  events: { download: 'A link was clicked: { platform, url }.' },
  details: { download: { platform: 'text', url: 'text' } },
  examples: [
    { name: 'whole', text: 'The links from the service.' },
    {
      name: 'translated',
      text: 'Custom texts.',
      props: {
        heading: 'Spiel herunterladen',
        downloadText: 'Für {platform} laden',
        yoursText: 'Dein Gerät',
        versionText: 'Version {version} vom {date}',
      },
    },
  ],
} as const satisfies WidgetDescription;
