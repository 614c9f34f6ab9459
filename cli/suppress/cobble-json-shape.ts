import type { Shape } from '../check/json/shape';

const ignore = (command: string, where: Record<string, Shape>): Shape => ({
  is: 'object',
  text: `What cobble ${command} ignores.`,
  members: {
    ignore: {
      is: 'list',
      text: 'Findings to omit from reports. SARIF lists them as suppressions.',
      items: {
        is: 'object',
        text: 'All findings of a rule, or those in one experiment or file.',
        members: {
          rule: { is: 'text', text: `The rule's name, as in cobble ${command} --rules.` },
          ...where,
          reason: { is: 'text', text: "Why these findings aren't problems." },
        },
        required: ['rule', 'reason'],
      },
    },
  },
  required: [],
});

/** The structure of `cobble.json` (interface 9). */
export const cobbleJsonShape: Shape = {
  is: 'object',
  text: 'Settings of the cobble command for a folder.',
  members: {
    $schema: { is: 'text', text: 'URL or path of this schema, for editors.' },
    check: ignore('check', {
      experiment: { is: 'text', text: 'The name of an experiment. Default: all.' },
    }),
    lint: ignore('lint', {
      file: { is: 'text', text: 'A page, relative to cobble.json. Default: all.' },
    }),
  },
  required: [],
};
