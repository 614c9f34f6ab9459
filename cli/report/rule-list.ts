import type { Io } from '../io/io';
import type { RuleText } from './finding';
import { wrap } from './wrap';

/** `shown`: the relevant part of the example. `whole`: the complete input. */
export interface ListedRule extends RuleText {
  wrong: { shown: string; whole: string };
  right: { shown: string; whole: string };
}

export const ruleList = (rules: readonly ListedRule[], format: string, io: Pick<Io, 'paint' | 'columns'>): string => {
  if (format === 'json') {
    const rows = rules.map(({ id, severity, text, why, wrong, right }) => ({
      id,
      severity,
      text,
      why,
      wrong: wrong.whole,
      right: right.whole,
    }));
    return `${JSON.stringify(rows, null, 2)}\n`;
  }
  return rules.map((rule) => ruleBlock(rule, io)).join('\n');
};

const ruleBlock = (
  { id, severity, text, why, wrong, right }: ListedRule,
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
): string => {
  const { bold, red, yellow, green, dim } = paint.out;
  return [
    `${bold(id)} ${(severity === 'error' ? red : yellow)(severity)}`,
    wrap(text, columns, '  '),
    ...wrap(why, columns, '  ')
      .split('\n')
      .map((line) => dim(line)),
    wrap(wrong.shown, columns, '    ').replace(/^ {4}/, `  ${red('×')} `),
    wrap(right.shown, columns, '    ').replace(/^ {4}/, `  ${green('✓')} `),
    '',
  ].join('\n');
};
