// Checks style and prose. `npm run lint -- --fix` formats the code and applies safe fixes. Other arguments go to biome.
import { lintProse } from './runner/prose-lint.mjs';
import { runScript } from './runner/run-vitest.mjs';

const isStyled = runScript('@biomejs/biome/bin/biome', ['check', ...process.argv.slice(2)]);
if (!lintProse() || !isStyled) process.exitCode = 1;
