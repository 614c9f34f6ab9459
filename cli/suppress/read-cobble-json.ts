import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../check/json/document';
import { jsonDocument, jsonFaultText } from '../check/json/document';
import { member } from '../check/json/nodes';
import { repeatedKeys } from '../check/json/repeated';
import { shapeFaults } from '../check/json/shape';
import { CliError, codeOf } from '../io/errors';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import type { Piece } from '../report/locate';
import { cobbleJsonShape } from './cobble-json-shape';

export const COBBLE_JSON = 'cobble.json';

export interface IgnoreEntry {
  rule: string;
  /** An experiment or a page. Undefined means everywhere. */
  place: string | undefined;
  reason: string;
  /** For messages: `check.ignore[0]`. */
  path: string;
  at: Piece;
  ruleAt: Piece;
}

export interface CobbleJson {
  document: JsonDocument;
  entries: readonly IgnoreEntry[];
}

export const readCobbleJson = async (
  command: 'check' | 'lint',
  io: Pick<Io, 'stdin' | 'cwd'>,
): Promise<CobbleJson | undefined> => {
  if (!(await isThere(resolve(io.cwd, COBBLE_JSON)))) return undefined;
  const document = jsonDocument(COBBLE_JSON, await readText(COBBLE_JSON, io, limits.cobbleJson));
  const { root, fault } = document;
  if (fault || !root)
    throw broken(
      document,
      fault?.offset ?? 0,
      `isn't valid JSON: ${fault ? jsonFaultText(fault) : 'the file is empty'}`,
    );
  // Reject repeated keys, because the first of two `check` lists would silently have no effect.
  const faults = [...repeatedKeys(root), ...shapeFaults(root, cobbleJsonShape, document.text)];
  for (const { node, message, advice } of faults) throw broken(document, node.offset, `is invalid: ${message}`, advice);
  // Read `check` and `lint`, because all entries must be valid, whichever command runs.
  const entries = { check: entriesOf('check', document), lint: entriesOf('lint', document) };
  return { document, entries: entries[command] };
};

const isThere = async (path: string): Promise<boolean> => {
  try {
    await stat(path);
    return true;
  } catch (error) {
    // Treat an inaccessible file as existing, because reading the file then reports why access failed.
    return codeOf(error) !== 'ENOENT';
  }
};

const broken = (document: JsonDocument, offset: number, what: string, advice = 'Correct the JSON.'): CliError => {
  const { line, column } = document.position(offset);
  return new CliError(`${COBBLE_JSON}:${line}:${column} ${what}`, advice);
};

const entriesOf = (command: 'check' | 'lint', document: JsonDocument): IgnoreEntry[] => {
  const list = member(member(document.root, command), 'ignore');
  return (list?.children ?? []).map((node, index) => {
    const path = `${command}.ignore[${index}]`;
    requireTexts(node, path, document);
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

const requireTexts = (entry: Node, path: string, document: JsonDocument): void => {
  for (const key of ['rule', 'reason', 'experiment', 'file']) {
    const value = member(entry, key);
    if (!value || textOf(value)?.trim() !== '') continue;
    throw broken(
      document,
      value.offset,
      `is invalid: ${path}.${key} is empty`,
      key === 'reason' ? "Write why these findings aren't problems." : `Write the ${key}'s name, or remove the key.`,
    );
  }
};

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'string' ? String(node.value) : undefined;
