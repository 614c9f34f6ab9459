import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../check/json/document';
import { jsonDocument, jsonFaultText } from '../check/json/document';
import { member } from '../check/json/nodes';
import { repeatedKeys } from '../check/json/repeated';
import { shapeFaults } from '../check/json/shape';
import { CliError } from '../io/cli-error';
import { codeOf } from '../io/code-of';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import { cobbleJsonShape } from './cobble-json-shape';
import type { IgnoreEntry } from './ignore-entry';

/** The file of the working directory that suppresses findings. */
export const COBBLE_JSON = 'cobble.json';

/** The entries for one command, and the file's text for places in it. */
export interface CobbleJson {
  document: JsonDocument;
  entries: readonly IgnoreEntry[];
}

/**
 * Reads what one command leaves out, from `cobble.json` of the working directory. The whole file must be valid.
 *
 * @returns undefined where there is no such file
 * @throws CliError when it can't be read, is no JSON, has another form or a key twice, or an entry has no reason
 */
export const readCobbleJson = async (
  command: 'check' | 'lint',
  io: Pick<Io, 'stdin' | 'cwd'>,
): Promise<CobbleJson | undefined> => {
  if (!(await isThere(resolve(io.cwd, COBBLE_JSON)))) return undefined;
  const document = jsonDocument(COBBLE_JSON, await readText(COBBLE_JSON, io, limits.cobbleJson));
  const { root, fault } = document;
  if (fault || !root)
    throw broken(document, fault?.offset ?? 0, `is not JSON: ${fault ? jsonFaultText(fault) : 'the file is empty'}`);
  // Of two `check` the first would suppress nothing, and nobody would be told.
  const faults = [...repeatedKeys(root), ...shapeFaults(root, cobbleJsonShape, document.text)];
  for (const { node, message, mend } of faults) throw broken(document, node.offset, `can't be used: ${message}`, mend);
  const all = (['check', 'lint'] as const).map((name) => entriesOf(name, document));
  return { document, entries: all[command === 'check' ? 0 : 1] ?? [] };
};

const isThere = async (path: string): Promise<boolean> => {
  try {
    await stat(path);
    return true;
  } catch (error) {
    // What is there and can't be looked at is not the same as nothing: reading it says why.
    return codeOf(error) !== 'ENOENT';
  }
};

const broken = (document: JsonDocument, offset: number, what: string, mend?: string): CliError => {
  const { line, column } = document.position(offset);
  return new CliError(`${COBBLE_JSON}:${line}:${column} ${what}`, mend);
};

const entriesOf = (command: 'check' | 'lint', document: JsonDocument): IgnoreEntry[] => {
  const list = member(member(document.root, command), 'ignore');
  return (list?.children ?? []).map((node, index) => {
    const path = `${command}.ignore[${index}]`;
    for (const key of ['rule', 'reason', 'experiment', 'file']) {
      const value = member(node, key);
      if (value && textOf(value)?.trim() === '')
        throw broken(
          document,
          value.offset,
          `can't be used: ${path}.${key} is empty`,
          key === 'reason' ? 'Write why these findings are no faults.' : `Write the ${key}'s name, or take it out.`,
        );
    }
    const rule = member(node, 'rule') ?? node;
    return {
      rule: textOf(rule) ?? '',
      place: textOf(member(node, command === 'check' ? 'experiment' : 'file')),
      reason: textOf(member(node, 'reason')) ?? '',
      path,
      at: node,
      ruleAt: rule,
    };
  });
};

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'string' ? String(node.value) : undefined;
