import type { PageElement } from '../../lint/page';
import type { DoctorRule } from './doctor-rule';

const RUNS = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

export const tagInert: DoctorRule = {
  id: 'tag-inert',
  severity: 'error',
  text: "Browsers don't run the Cobble tag.",
  why: 'Optimisers and consent managers change the type of scripts, and run them later or never. Scripts in a <template> or with nomodule never run.',
  *find({ tags: [tag] }) {
    if (!tag) return;
    const { attributes, at } = tag;
    const type = attributes.get('type')?.value.trim() ?? '';
    if (isInTemplate(tag))
      yield { at, message: 'The Cobble tag is in a <template>, where it never runs', advice: 'Move it to the <head>.' };
    else if (attributes.has('nomodule'))
      yield {
        at,
        message: 'The Cobble tag has nomodule, so current browsers never run it',
        advice: 'Remove nomodule.',
      };
    else if (!RUNS.test(type))
      yield {
        at,
        severity: 'warning',
        message: `The Cobble tag has type="${type}", so it only runs if an optimiser or a consent manager starts it`,
        advice:
          'Exclude the Cobble tag from that tool, such as by data-cfasync="false" or data-cookieconsent="ignore". With consent, use data-consent="wait".',
      };
  },
};

const isInTemplate = ({ parent }: PageElement): boolean => {
  for (let around = parent; around; around = around.parent) if (around.tag === 'template') return true;
  return false;
};
