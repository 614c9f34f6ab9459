/** Maps puppeteer's key names to WebDriver's key codes. */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** @throws Error for an unknown key */
export const webkitKey = (name: string): string => {
  const key = keys[name] ?? (/^Key[A-Z]$/.test(name) ? name.slice(3).toLowerCase() : name);
  if ([...key].length !== 1)
    throw new Error(`'${name}' isn't a key of the WebKit adapter. Fix: add it to webkit-keys.ts.`);
  return key;
};
