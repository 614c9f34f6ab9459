import type { LintRule } from '../lint-rule';

export const severalTags: LintRule = {
  id: 'several-tags',
  severity: 'warning',
  text: 'The page has several Cobble tags.',
  why: 'Only the first tag that runs has an effect. The others are loaded for nothing, and their settings are ignored.',
  wrong: '<script async src="/dist/realms/cobble.js"></script> <script async src="/dist/vanilla/cobble.js"></script>',
  right:
    '<script async src="/dist/realms/cobble.js"></script> <div data-widget="themed-button" data-theme="vanilla">Play</div>',
  *find({ page, tags }) {
    const [first, ...others] = tags;
    if (!first) return;
    for (const tag of others) {
      yield {
        at: tag.at,
        message: 'The page has another Cobble tag',
        firstLine: page.position(first.at.offset).line,
        advice: 'Keep one tag. To use another theme for one element, add data-theme to it.',
      };
    }
  },
};
