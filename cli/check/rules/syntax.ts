import { jsonFaultText } from '../json/document';
import type { Rule } from './rule';

export const syntax: Rule = {
  id: 'syntax',
  severity: 'error',
  text: "The file isn't valid JSON.",
  why: 'Browsers parse the config strictly. If it has comments or trailing commas, they reject the whole file and no experiment runs.',
  wrong: { of: 'file', json: '{ "experiments": [], }' },
  right: { of: 'file', json: '{ "experiments": [] }' },
  find({
    config: {
      document: { fault },
    },
  }) {
    return fault
      ? [
          {
            at: fault,
            message: `The file isn't valid JSON: ${jsonFaultText(fault)}`,
            advice: 'Correct the JSON here, then run the check again for the rest of the file.',
          },
        ]
      : [];
  },
};
