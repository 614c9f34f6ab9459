import type { LintRule } from '../lint-rule';

export const severalTags: LintRule = {
  id: 'several-tags',
  severity: 'warning',
  text: 'The page has several Cobble tags.',
  why: 'The first that runs does all the work; the others are fetched for nothing, and their settings are not read.',
  wrong: '<script async src="/dist/realms/cobble.js"></script> <script async src="/dist/vanilla/cobble.js"></script>',
  right:
    '<script async src="/dist/realms/cobble.js"></script> <div data-widget="themed-button" data-theme="vanilla">Play</div>',
  *find({ page, tags }) {
    const [first, ...others] = tags;
    if (!first) return;
    for (const tag of others) {
      yield {
        at: tag.at,
        message: `This is one more Cobble tag; the first is on line ${page.position(first.at.offset).line}`,
        mend: 'Keep one. For another theme on one element write data-theme there.',
      };
    }
  },
};
