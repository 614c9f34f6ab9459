import type { CommandDefinition } from '../command-definition';
import { buildCommand, catalogueCommand, textsCommand, themeCommand, traceCommand } from './build-commands';
import { checkCommand, diffCommand, matchCommand, overlapCommand, testCommand } from './experiment-commands';
import { doctorCommand, lintCommand, renderCommand, serveCommand, snippetCommand } from './page-commands';
import { completionCommand, helpCommand, initCommand } from './shell-commands';

export const allCommands: readonly CommandDefinition[] = [
  buildCommand,
  themeCommand,
  checkCommand,
  matchCommand,
  diffCommand,
  overlapCommand,
  lintCommand,
  doctorCommand,
  serveCommand,
  catalogueCommand,
  snippetCommand,
  renderCommand,
  testCommand,
  traceCommand,
  initCommand,
  textsCommand,
  completionCommand,
  helpCommand,
];
