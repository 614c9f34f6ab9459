import type { Shape } from './json/shape';

const patterns = (text: string): Shape => ({
  is: 'either',
  text,
  of: [
    { is: 'text', text: 'A JavaScript regular expression without flags. No anchors are added.' },
    {
      is: 'list',
      text: 'Matches if any of these patterns matches.',
      items: { is: 'text', text: 'A JavaScript regular expression.' },
    },
  ],
});

const rules = (what: string, required: readonly string[]): Shape => ({
  is: 'object',
  text: `Which ${what} the experiment runs on.`,
  members: {
    include: patterns(`The ${what} must match this pattern, or one of a list.`),
    exclude: patterns(`The ${what} must not match any of these. If empty, nothing is excluded.`),
  },
  required,
});

const files = (what: string): Shape => ({
  is: 'list',
  text: `${what} to add to the page, in this order.`,
  items: { is: 'text', text: "A path on the page's origin, or an https URL on an allowed origin." },
});

const experiment = (required: readonly string[]): Shape => ({
  is: 'object',
  text: 'An experiment: where it runs and what its flights add to the page.',
  members: {
    name: { is: 'text', text: "The experiment's name, unique in the config." },
    flights: {
      is: 'object',
      text: 'Targeting and setup.',
      members: {
        targeting: {
          is: 'object',
          text: 'The pages that the experiment runs on. All conditions must match.',
          members: {
            domain: { is: 'text', text: 'The host name, as in location.hostname, without a scheme, port or path.' },
            url: rules('path', ['include']),
            search: rules('query (with its ?)', []),
          },
          required: ['domain', 'url'],
        },
        setup: {
          is: 'map',
          text: 'What each flight adds to a matching page.',
          keys: "A flight's name, as the assignment lists it.",
          values: {
            is: 'object',
            text: "The flight's files.",
            members: {
              js: files('Scripts'),
              css: files('Stylesheets'),
              removeStyles: {
                is: 'boolean',
                text: "Whether the page disables the stylesheets while a router shows a URL that the flight doesn't run on.",
              },
            },
            required: [],
          },
        },
      },
      required: ['targeting'],
    },
  },
  required,
});

/** The structure of a config (interface 6). */
export const experimentShape: Shape = {
  is: 'object',
  text: 'Cobble experiments: the pages that each experiment runs on, and what its flights add to them.',
  members: {
    $schema: { is: 'text', text: 'URL or path of this schema, for editors.' },
    experiments: {
      is: 'either',
      text: 'The experiments, in the order in which their files are loaded.',
      of: [
        { is: 'list', text: 'A list of experiments.', items: experiment(['name', 'flights']) },
        { is: 'map', text: 'Experiments by name.', keys: "The experiment's name.", values: experiment(['flights']) },
      ],
    },
  },
  required: ['experiments'],
};
