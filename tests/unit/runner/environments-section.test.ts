// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withEnvironments } from '../../runner/environments-section';

const document = readFileSync('docs/compatibility.md', 'utf8');

it('matches the tests of environments in docs/compatibility.md; npm run environments writes it', () => {
  expect(withEnvironments(document)).toBe(document);
});

it('replaces an outdated section and keeps what follows', () => {
  const outdated = document.replace(/## Environments\n[^]*/, '## Environments\n\nOld.\n\n## Next\n\nMore.\n');
  const written = withEnvironments(outdated);
  expect(written).toContain('| Turbo Drive');
  expect(written).not.toContain('Old.');
  expect(written.endsWith('\n\n## Next\n\nMore.\n')).toBe(true);
});
