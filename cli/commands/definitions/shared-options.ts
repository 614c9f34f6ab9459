import { FINDING_FORMATS } from '../../report/finding';
import type { OptionDefinition } from '../command-definition';

export const formatOption = (choices: readonly string[]): OptionDefinition => ({
  flags: '--format <format>',
  text: 'the output format',
  choices,
  default: 'text',
});

export const findingFormats = formatOption(FINDING_FORMATS);

export const urlLists: readonly OptionDefinition[] = [
  {
    flags: '--urls <file>',
    text: 'a list of URLs (one per line), a .csv, .tsv or .ndjson table, or a sitemap, also gzipped; a file, a glob or an http URL; repeatable; - is standard input',
    several: 'repeated',
  },
  { flags: '--column <name>', text: "the table's column of URLs (default: url)" },
  { flags: '--weight <name>', text: "the table's column of traffic, for shares in the summary" },
];

export const onlyWidgets: OptionDefinition = {
  flags: '--widgets <list>',
  text: 'only these widgets, separated by commas (default: all)',
  several: 'commas',
  completes: 'widgets',
};

export const builtThemes: OptionDefinition = {
  flags: '--theme <name|file>',
  text: 'a theme or a theme file; repeatable (default: all eight themes)',
  several: 'repeated',
  completes: 'themes',
};

export const buildFolder: OptionDefinition = {
  flags: '--out <dir>',
  text: "the build's folder (default: dist, or the package's own build)",
};

export const strict: OptionDefinition = { flags: '--strict', text: 'fail on warnings too' };

export const fix: OptionDefinition = { flags: '--fix', text: 'apply the fixes that are certain to the files' };

export const rules: OptionDefinition = { flags: '--rules', text: 'list the rules with examples' };
