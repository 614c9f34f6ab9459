import fc from 'fast-check';

// Without a seed, all machines generate the same cases. COBBLE_FUZZ_SEED=4711 tries others.
fc.configureGlobal({ seed: Number(process.env.COBBLE_FUZZ_SEED ?? 1) });

/**
 * Generates text, half of it ASCII. Avoids `fc.string({ unit: 'binary' })` and `fc.webUrl`, which take a second in each
 * process to make a table of all code points.
 */
export const anyText = (): fc.Arbitrary<string> => fc.string({ unit: fc.oneof(ascii, codePoint) });
const ascii = fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCodePoint(code));
/** Code points without lone surrogates. */
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

export default fc;
