import type { Shape } from './json/shape';

const patterns = (text: string): Shape => ({
  is: 'either',
  text,
  of: [
    { is: 'text', text: 'A JavaScript regular expression without flags; anchors are not added.' },
    { is: 'list', text: 'Any of these patterns.', items: { is: 'text', text: 'A JavaScript regular expression.' } },
  ],
});

const rules = (what: string, required: readonly string[]): Shape => ({
  is: 'object',
  text: `Which ${what} the experiment runs on.`,
  members: {
    include: patterns(`The ${what} must match this pattern, or one of the list.`),
    exclude: patterns(`The ${what} must match none of these. Empty: nothing is excluded.`),
  },
  required,
});

const files = (what: string): Shape => ({
  is: 'list',
  text: `${what} to add to the page, in this order.`,
  items: { is: 'text', text: "A path on the page's own origin, or an https URL on an allowed origin." },
});

const experiment = (required: readonly string[]): Shape => ({
  is: 'object',
  text: 'One experiment: where it runs, and what its flights add to the page.',
  members: {
    name: { is: 'text', text: "The experiment's name, unique in the config." },
    flights: {
      is: 'object',
      text: 'Targeting and setup.',
      members: {
        targeting: {
          is: 'object',
          text: 'The pages that the experiment runs on: all that is given here must hold.',
          members: {
            domain: { is: 'text', text: 'The host name, as location.hostname gives it: no scheme, port or path.' },
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
            members: { js: files('Scripts'), css: files('Stylesheets') },
            required: [],
          },
        },
      },
      required: ['targeting'],
    },
  },
  required,
});

/** Interface 6. */
export const experimentShape: Shape = {
  is: 'object',
  text: 'Cobble experiments: which pages an experiment runs on, and what its flights add there.',
  members: {
    $schema: { is: 'text', text: 'Where an editor finds this schema.' },
    experiments: {
      is: 'either',
      text: 'The experiments, in the order in which their files are added.',
      of: [
        { is: 'list', text: 'A list of experiments.', items: experiment(['name', 'flights']) },
        { is: 'map', text: 'Experiments by name.', keys: "The experiment's name.", values: experiment(['flights']) },
      ],
    },
  },
  required: ['experiments'],
};
