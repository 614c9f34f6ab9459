import type { Shape } from '../check/json/shape';

const ignore = (command: string, where: Record<string, Shape>): Shape => ({
  is: 'object',
  text: `What cobble ${command} leaves out.`,
  members: {
    ignore: {
      is: 'list',
      text: 'Findings that are left out of reports; SARIF carries them as suppressions.',
      items: {
        is: 'object',
        text: 'All findings of a rule, or those in one place.',
        members: {
          rule: { is: 'text', text: `A rule's name, as cobble ${command} --rules lists it.` },
          ...where,
          reason: { is: 'text', text: 'Why these findings are no faults.' },
        },
        required: ['rule', 'reason'],
      },
    },
  },
  required: [],
});

/** Interface 9. */
export const cobbleJsonShape: Shape = {
  is: 'object',
  text: 'Settings of the cobble command line for one folder.',
  members: {
    $schema: { is: 'text', text: 'Where an editor finds this schema.' },
    check: ignore('check', {
      experiment: { is: 'text', text: 'The name of an experiment. Without it: in all of them.' },
    }),
    lint: ignore('lint', {
      file: { is: 'text', text: 'A page, relative to cobble.json. Without it: on all of them.' },
    }),
  },
  required: [],
};
