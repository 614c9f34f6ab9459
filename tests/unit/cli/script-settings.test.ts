// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scriptSettings } from '../../../cli/at-page/script-settings';
import { page } from '../../../cli/lint/page';

afterEach(() => {
  vi.restoreAllMocks();
});

const read = (...scripts: string[]) => {
  const { elements } = page('-', scripts.map((text) => `<script>${text}</script>`).join(''));
  return scriptSettings(elements);
};

describe("settings in a script's cobbleSettings", () => {
  it('reads cobbleSettings of a script as JSON', () => {
    for (const [text, settings] of [
      ['{"a":[1,-2.5e+3,true,null,{"b":"}\\"{="}]};x', { a: [1, -2500, true, null, { b: '}"{=' }] }],
      ['{"a":"\\\\"};a = "}"', { a: '\\' }],
      ['{}{', {}],
      ['{"a":"{"};', { a: '{' }],
      ['{"a":"}"};', { a: '}' }],
      ['{"a":"cobbleSettings={}"}', { a: 'cobbleSettings={}' }],
    ] as const)
      expect(read(`cobbleSettings = ${text}`), text).toEqual({ settings, hasUnread: false });
  });

  it("skips settings of a script that aren't JSON", () => {
    for (const text of [
      ['{a:1}', '{"a":f()}', '{"a":"', '{"a":1', '{"a":', '{,}', '{"a"}', "{'a':1}", '[{}]', '1;', 'x={}'],
      ['"{}"', '{"a":\\}'],
    ].flat())
      expect(read(`cobbleSettings = ${text}`), text).toEqual({ settings: {}, hasUnread: true });
  });

  it("reads a script's last readable assignment, and reports unreadable ones once", () => {
    expect(read('cobbleSettings={"a":1};cobbleSettings={"b":cobbleSettings={"c":2}', 'cobbleSettings=x')).toEqual({
      settings: { c: 2 },
      hasUnread: true,
    });
  });

  // From each `cobbleSettings={`, the search used to read to the end of the script: hours for a page of 8 MB.
  it('scans a script with many beginnings in linear time', () => {
    for (const inner of ['', '"', '","', '"\\"', '{', '"a":"', 'a']) {
      const parse = vi.spyOn(JSON, 'parse');
      expect(read(`cobbleSettings={${inner}`.repeat(30_000)), inner).toEqual({ settings: {}, hasUnread: true });
      expect(parse, inner).not.toHaveBeenCalled();
    }
  });

  // The search used to take each escaped quote for the start of a string.
  it('reads settings of a script with a string of any length', () => {
    const text = '\\"'.repeat(200_000);
    expect(read(`cobbleSettings={"a":"${text}"}`)).toEqual({
      settings: { a: text.replaceAll('\\', '') },
      hasUnread: false,
    });
    expect(read(`cobbleSettings={"a":"${text}`)).toEqual({ settings: {}, hasUnread: true });
  });
});
