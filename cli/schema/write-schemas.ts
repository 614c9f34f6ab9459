import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findWidgets } from '../build/find-widgets';
import { allSchemas } from './all-schemas';
import { schemaText } from './schema-text';

// `npm run schemas`: a test says when a table has changed and its schema has not.
const root = fileURLToPath(new URL('../../', import.meta.url));
const widgets = (await findWidgets(root)).map(({ description }) => description);
for (const [name, schema] of Object.entries(allSchemas(widgets)))
  await writeFile(`${root}schema/${name}`, schemaText(name, schema));
