import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { findWidgets } from '../build/find-widgets';
import { allSchemas } from '../schema/all-schemas';
import { agentsText } from './agents-text';
import { llmsText } from './llms-text';
import { referencePages } from './reference-pages';
import { upgradeText } from './upgrade-text';

export const agentFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const widgets = (await findWidgets(root)).map(({ description }) => description);
  const { description } = JSON.parse(read('package.json')) as { description: string };
  return {
    'AGENTS.md': agentsText(widgets, read('README.md')),
    'docs/upgrade.md': upgradeText(widgets),
    'llms.txt': llmsText(description, allSchemas(widgets)),
    ...referencePages(widgets, read),
  };
};
