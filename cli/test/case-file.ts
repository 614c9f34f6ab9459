import { dirname, resolve } from 'node:path';
import { jsonDocument, jsonFaultText } from '../check/json/document';
import { member, members } from '../check/json/nodes';
import { repeatedKeys } from '../check/json/repeated';
import { shapeFaults } from '../check/json/shape';
import { CliError } from '../io/errors';
import { refuseOtherKind } from '../io/file-kind';
import type { Io } from '../io/io';
import { shorten } from '../io/messages';
import { readText } from '../io/read-text';
import type { Position } from '../io/text-lines';
import { isAddress } from '../io/urls';
import { caseShape } from './case-shape';

/** A case compares only the members that it contains. */
export interface Expectation {
  experiments?: string[];
  on?: string[];
  scripts?: string[];
  styles?: string[];
}

export interface Case {
  name: string;
  at: Position;
  url: string;
  flights: string[];
  expect: Expectation;
}

export interface CaseFile {
  name: string;
  /**
   * An http URL or an absolute path. A path in a case file is relative to the file, or to the working directory if the
   * file is `-`.
   */
  config: string;
  /** File, position and value of `config`, for messages. */
  configSaid: string;
  cases: Case[];
}

/** Rejects an unknown or repeated key: a misspelt expectation mustn't pass. */
export const caseFile = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>): Promise<CaseFile> => {
  const text = await readText(name, io);
  refuseOtherKind('cases', name, text);
  const document = jsonDocument(name, text);
  const place = (offset: number): string => {
    const { line, column } = document.position(offset);
    return `${name}:${line}:${column}`;
  };
  if (document.fault || !document.root)
    throw new CliError(
      `${place(document.fault?.offset ?? 0)} isn't valid JSON: ${document.fault ? jsonFaultText(document.fault) : 'the file is empty'}`,
      'Correct the JSON. cobble init writes an example.',
    );
  const faults = [...repeatedKeys(document.root), ...shapeFaults(document.root, caseShape, document.text)];
  const first = faults[0];
  if (first) {
    const all = faults.map(({ node, message }) => `${place(node.offset)}: ${message}`).join('\n');
    throw new CliError(`${name} isn't a valid case file:\n${all}`, first.advice);
  }
  const given = JSON.parse(document.text) as {
    config: string;
    cases: { name?: string; url: string; flights?: string[]; expect: Expectation }[];
  };
  const nodes = member(document.root, 'cases')?.children ?? [];
  const cases = given.cases.map(
    ({ name: title, url, flights = [], expect }, index): Case => ({
      name: title ?? url,
      at: document.position(nodes[index]?.offset ?? 0),
      url,
      flights,
      expect,
    }),
  );
  const idle = cases.find(({ expect }) => Object.keys(expect).length === 0);
  if (idle)
    throw new CliError(
      `${name}: the case ${JSON.stringify(idle.name)} has no expectations`,
      'Add experiments, on, scripts or styles to its "expect". Use [] for none.',
    );
  const { config } = given;
  const key = members(document.root).find((each) => each.key === 'config')?.keyNode.offset ?? 0;
  return {
    name,
    config: isAddress(config) ? config : resolve(name === '-' ? io.cwd : dirname(resolve(io.cwd, name)), config),
    configSaid: `${place(key)}: config ${JSON.stringify(shorten(config))}`,
    cases,
  };
};
