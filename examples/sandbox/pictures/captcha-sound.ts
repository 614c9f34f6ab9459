/** Samples per second. A sample is one byte. */
const SAMPLE_RATE = 8000;
const samples = (seconds: number) => Math.round(SAMPLE_RATE * seconds);

const silence = (seconds: number) => Buffer.alloc(samples(seconds), 128);

/** Fades in and out, so that the beep doesn't click. */
const beep = (hertz: number, seconds: number) => {
  const count = samples(seconds);
  return Buffer.from(
    Array.from(
      { length: count },
      (_, at) =>
        128 + Math.round(90 * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE) * Math.sin((Math.PI * at) / count)),
    ),
  );
};

const [low, high] = [Buffer.concat([beep(220, 0.35), silence(0.3)]), Buffer.concat([beep(880, 0.14), silence(0.16)])];

/**
 * Encodes each digit as a low tone, followed by that number of high beeps.
 *
 * @param digits from 1 to 9
 * @returns a WAV file: 8 bits, mono, 8 kHz
 */
export const captchaSound = (digits: string): Buffer => {
  const group = (digit: string) => [low, ...Array.from({ length: Number(digit) }, () => high), silence(0.5)];
  const data = Buffer.concat([silence(0.2), ...[...digits].flatMap(group)]);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
};
