import type { Shape } from '../check/json/shape';

const names = (text: string): Shape => ({ is: 'list', text, items: { is: 'text', text: 'A name.' } });

/** Interface 7. */
export const caseShape: Shape = {
  is: 'object',
  text: 'Cases for cobble test.',
  members: {
    $schema: { is: 'text', text: 'Where an editor finds the schema.' },
    config: { is: 'text', text: 'The config under test: a path relative to this file, or an http URL.' },
    cases: {
      is: 'list',
      text: 'The cases.',
      items: {
        is: 'object',
        text: 'One page, and what it is expected to run.',
        members: {
          name: { is: 'text', text: 'What the case shows.' },
          url: { is: 'text', text: "The page's whole URL; the switches in its query count." },
          flights: names('What the assignment lists.'),
          expect: {
            is: 'object',
            text: 'What must come out; what is not named here is not looked at.',
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
