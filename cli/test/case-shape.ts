import type { Shape } from '../check/json/shape';

const names = (text: string): Shape => ({ is: 'list', text, items: { is: 'text', text: 'A name.' } });

/** The JSON structure of a case file (interface 7). */
export const caseShape: Shape = {
  is: 'object',
  text: 'Cases for cobble test.',
  members: {
    $schema: { is: 'text', text: 'URL or path of the schema, for editors.' },
    config: { is: 'text', text: 'The config under test: a path relative to this file, or an http URL.' },
    cases: {
      is: 'list',
      text: 'The cases.',
      items: {
        is: 'object',
        text: 'A page and what it is expected to run.',
        members: {
          name: { is: 'text', text: "The case's name." },
          url: { is: 'text', text: "The page's complete URL. Flight switches in its query apply." },
          flights: names('The flights that the assignment lists.'),
          expect: {
            is: 'object',
            text: 'The expected result. Omitted keys are not checked.',
            members: {
              experiments: names('The experiments that match, in any order.'),
              on: names('The flights that are on, in any order.'),
              scripts: { is: 'list', text: 'The scripts, in order.', items: { is: 'text', text: 'As in the config.' } },
              styles: {
                is: 'list',
                text: 'The stylesheets, in order.',
                items: { is: 'text', text: 'As in the config.' },
              },
            },
            required: [],
          },
        },
        required: ['url', 'expect'],
      },
    },
  },
  required: ['config', 'cases'],
};
