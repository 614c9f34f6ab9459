// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { casesFolder, MISS, valid } from './test-command-support';

vi.setConfig({ testTimeout: 60_000 });

const { folder, run } = casesFolder();

describe('the formats of cobble test', () => {
  const bad = {
    name: 'a: b,\nc',
    url: MISS,
    flights: ['store-hero-b'],
    expect: { experiments: ['store-hero'], on: [] },
  };

  it('writes one JSON value with exactly the documented members', async () => {
    const { code, out } = await run([valid, bad, { url: 'nonsense', expect: { on: [] } }], { format: 'json' });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      cases: [
        { file: 'cases/cases.json', name: 'the store', ok: true, expected: valid.expect, got: valid.expect },
        {
          file: 'cases/cases.json',
          name: bad.name,
          ok: false,
          expected: bad.expect,
          got: { experiments: [], on: ['store-hero-b'] },
        },
        {
          file: 'cases/cases.json',
          name: 'nonsense',
          ok: false,
          expected: { on: [] },
          got: { error: 'invalid URL: nonsense' },
        },
      ],
      coverage: expect.any(Number),
    });
    const below = await run([valid], { format: 'json', minCoverage: '99' });
    expect([below.code, Object.keys(JSON.parse(below.out) as object)]).toEqual([1, ['cases', 'coverage']]);
    expect(below.err).toMatch(
      /^coverage 57\.14%, below the minimum of 99%\. Not covered:\n( {2}config\.json:.*\n {4}try \{.*\}\n){3}$/,
    );
  });

  it('annotates failed cases for GitHub at their positions, and what is not covered', async () => {
    const { code, out, err } = await run([valid, bad], { format: 'github', minCoverage: '99' });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(
        /^::error file=cases\/cases\.json,line=1,col=\d{3},title=cobble test::a: b,%0Ac: experiments expected store-hero, got nothing; on expected nothing, got store-hero-b\. store-hero: /,
      ),
      expect.stringMatching(
        /^::error file=config\.json,line=8,col=61,title=cobble coverage::url\.exclude .* has no matching case\. Add this case if it is correct: \{"url":/,
      ),
      'cobble: 2 errors, 0 warnings',
      '',
    ]);
    expect(err).toBe('coverage 85.71%, below the minimum of 99%\n');
    expect((await run([valid], { format: 'github' })).out).toBe('cobble: 0 errors, 0 warnings\n');
    expect((await run([{ url: 'nonsense', expect: { on: [] } }], { format: 'github' })).out).toContain(
      '::nonsense: invalid URL: nonsense. Fix the config or the case.\n',
    );
  });

  it.each(['json', 'github'] as const)('combines %s with JUnit XML', async (format) => {
    await run([bad], { format, junit: 'out/both.xml' });
    expect(folder.read('out/both.xml')).toContain('<failure');
  });
});
