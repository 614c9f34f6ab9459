import { readFileSync, writeFileSync } from 'node:fs';
import { withEnvironments } from './environments-section';

const file = 'docs/compatibility.md';
writeFileSync(file, withEnvironments(readFileSync(file, 'utf8')));
