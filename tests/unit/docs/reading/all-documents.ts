import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Document, readDocument } from './read-document';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const allDocuments = (): Document[] =>
  [
    ...['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'examples/sandbox/README.md'],
    ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => `docs/${path.replaceAll('\\', '/')}`),
  ].map((name) => readDocument(root, name));
