import { FINDING_FORMATS } from '../../report/finding';
import type { OptionDefinition } from '../command-definition';

export const formatOption = (choices: readonly string[]): OptionDefinition => ({
  flags: '--format <format>',
  text: 'how to report',
  choices,
  default: 'text',
});

export const findingFormats = formatOption(FINDING_FORMATS);

export const urlLists: OptionDefinition = {
  flags: '--urls <file>',
  text: 'a list of URLs, one a line, or a sitemap, also .gz; a file or an http URL; repeatable; - is standard input',
  several: 'repeated',
};

export const onlyWidgets: OptionDefinition = {
  flags: '--widgets <list>',
  text: 'only these widgets, with commas between (default: all)',
  several: 'commas',
  completes: 'widgets',
};

export const builtThemes: OptionDefinition = {
  flags: '--theme <name|file>',
  text: 'a theme by name, or a theme file; repeatable (default: all eight)',
  several: 'repeated',
  completes: 'themes',
};

export const buildFolder: OptionDefinition = {
  flags: '--out <dir>',
  text: "the build's folder (default: dist; without a build there the package's own)",
};

export const strict: OptionDefinition = { flags: '--strict', text: 'fail on warnings too' };

export const fix: OptionDefinition = { flags: '--fix', text: 'mend what is certain, and write the files back' };

export const rules: OptionDefinition = { flags: '--rules', text: 'list the rules with examples' };
