import attacksAsWritten from './attacks.json';

const nest = (count: number, before: string, behind = '') => before.repeat(count) + behind.repeat(count);

/** HTML that has broken sanitisers and parsers, keyed by name (threats 1, 4, 7, 9, 10). */
export const attacks: Readonly<Record<string, string>> = {
  ...attacksAsWritten,
  'attributes without end': `<p ${Array.from({ length: 600 }, (_, index) => `a${index}=${index}`).join(' ')} title=b>a</p>`,
  'a deep nest': `${nest(300, '<div>')}a${'</div>'.repeat(300)}b`,
  'a deep nest of all': `${nest(60, '<b><table><td><a href=/a>')}a`,
  'a deep nest of styles': `${nest(120, '<b title=a>')}<p>a<p>b<p>c`,
  'a nest without end': nest(3000, '<div>'),
};
