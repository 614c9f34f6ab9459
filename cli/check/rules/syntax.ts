import { jsonFaultText } from '../json/document';
import type { Rule } from './rule';

export const syntax: Rule = {
  id: 'syntax',
  severity: 'error',
  text: 'The file is not JSON.',
  why: 'Browsers parse the config strictly: comments and trailing commas make them refuse the whole file, and no experiment runs.',
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
            message: `The file is not JSON: ${jsonFaultText(fault)}`,
            mend: 'Correct the JSON here; the checks of the content follow once it can be read.',
          },
        ]
      : [];
  },
};
