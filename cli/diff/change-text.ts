import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import type { UrlChange } from './url-change';

export const changeText = (
  url: string,
  { added, removed, scripts, styles }: UrlChange,
  { paint }: Pick<Io, 'paint'>,
): string => {
  const { bold, red, green } = paint.out;
  const rows = (what: string, list: { added: readonly string[]; removed: readonly string[] }): string[] => [
    ...list.removed.map((name) => `  ${red(`- ${what.padEnd(10)}  ${escapeControls(name)}`)}`),
    ...list.added.map((name) => `  ${green(`+ ${what.padEnd(10)}  ${escapeControls(name)}`)}`),
  ];
  const lines = [
    bold(escapeControls(url)),
    ...rows('experiment', { added, removed }),
    ...rows('script', scripts),
    ...rows('style', styles),
  ];
  return `${lines.join('\n')}\n`;
};
