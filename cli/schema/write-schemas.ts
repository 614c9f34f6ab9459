import { writeFile } from 'node:fs/promises';
import { root } from '../../esbuild.config.mjs';
import { findWidgets } from '../build/find-widgets';
import { allSchemas, schemaText } from './all-schemas';

// `npm run schemas` runs this script. A test detects outdated schemas.
const widgets = (await findWidgets(root)).map(({ description }) => description);
for (const [name, schema] of Object.entries(allSchemas(widgets)))
  await writeFile(`${root}schema/${name}`, schemaText(name, schema));
