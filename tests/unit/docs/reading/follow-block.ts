import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { transformSync } from 'esbuild';
import { SaxesParser } from 'saxes';
import { parse } from 'yaml';
import { check } from '../../../../cli/commands/check';
import { lint } from '../../../../cli/commands/lint';
import { test } from '../../../../cli/commands/test';
import { runCommand } from '../../cli/support';
import { root } from './all-documents';
import { ciCommands } from './ci-commands';
import { excerptOf } from './excerpt-of';
import { matchesOutput } from './matches-output';
import type { Block } from './read-document';
import type { SiteFolder } from './site-folder';

export interface Module {
  ending: 'ts' | 'js';
  text: string;
  at: string;
}

export interface Followed {
  folder: SiteFolder;
  printed: string;
  modules: Module[];
}

/** @returns the error, or an empty string */
export const followBlock = async (block: Block, followed: Followed): Promise<string> => {
  const { folder } = followed;
  if (block.file) folder.write(block.file, block.text);
  const excerpt = excerptOf(block.text);
  if (excerpt !== undefined) return excerpt;
  const follow = kinds[block.language];
  return follow ? follow(block, followed) : `nobody knows what to do with a block in "${block.language}"`;
};

const run = async (lines: string, exit: number, followed: Followed): Promise<string> => {
  const { code, printed } = await followed.folder.run(lines);
  followed.printed = printed;
  return code === exit ? '' : `ends with ${code} instead of ${exit}:\n${printed}`;
};

const failure = ({ code, out, err }: { code: number; out: string; err: string }): string =>
  code === 0 ? '' : out + err;

const module = ({ language, text, at }: Block, { modules }: Followed): string => {
  modules.push({ ending: language === 'js' ? 'js' : 'ts', text, at });
  return '';
};

const lintMarkup = async ({ text, findings }: Block, { folder }: Followed): Promise<string> => {
  const options = { format: 'json' as const, theme: ['site'] };
  const { out, err } = await runCommand((io) => lint(['-'], options, io), text, { cwd: folder.path });
  return out && (JSON.parse(out) as unknown[]).length === findings ? '' : out + err;
};

const kinds: Readonly<Record<string, (block: Block, followed: Followed) => string | Promise<string>>> = {
  sh: (block, followed) => run(block.text, block.exit, followed),
  text: ({ file, text }, { printed }) =>
    file || matchesOutput(text, printed) ? '' : `is not what was printed:\n${printed}`,
  html: lintMarkup,
  twig: lintMarkup,
  xml({ text }) {
    new SaxesParser({ xmlns: true }).write(text).close();
    return '';
  },
  css({ text }) {
    const { warnings } = transformSync(text, { loader: 'css' });
    return warnings.map((warning) => warning.text).join('\n');
  },
  async json({ file = 'settings.json', text, at }, followed) {
    const value = JSON.parse(text) as { $schema?: string; experiments?: unknown; cases?: unknown };
    if (value.$schema) {
      const name = value.$schema.split('/').at(-1)!;
      const schema = JSON.parse(readFileSync(`${root}schema/${name}`, 'utf8')) as object;
      const ajv = new Ajv2020();
      if (!ajv.validate(schema, value)) return `is not as ${name} says: ${ajv.errorsText()}`;
    }
    if (value.$schema?.endsWith('/cobble.schema.json')) return '';
    const cwd = followed.folder.path;
    if (Array.isArray(value.experiments)) {
      const options = { format: 'text', strict: true } as const;
      return failure(await runCommand((io) => check(['-'], options, io), text, { cwd }));
    }
    if (value.cases) return failure(await runCommand((io) => test(['-'], {}, io), text, { cwd }));
    // Skip files other than settings.json, because commands in later blocks check them.
    if (file !== 'settings.json') return '';
    followed.modules.push({
      ending: 'ts',
      text: `import type { CobbleSettings } from 'cobble-embed/page';\nexport const settings: CobbleSettings = ${text};`,
      at,
    });
    return '';
  },
  ts: module,
  js: module,
  async yaml({ text }, followed) {
    const commands = ciCommands(parse(text));
    if (commands.length === 0) return 'has no commands';
    await followed.folder.commit();
    await run('git fetch -q origin', 0, followed);
    for (const command of commands) {
      const problems = await run(command, 0, followed);
      if (problems) return `${command} ${problems}`;
    }
    return '';
  },
};
