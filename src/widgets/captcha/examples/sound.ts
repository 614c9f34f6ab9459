const rate = 8000;
const notes = [440, 660, 550, 880];

/** A WAV file with four notes, in base64. */
export const sound = wav(
  notes.flatMap((note) =>
    Array.from({ length: rate / 8 }, (_, i) => (Math.sin((2 * Math.PI * note * i) / rate) > 0 ? 144 : 112)),
  ),
);

function wav(samples: readonly number[]): string {
  const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
  const number = (value: number, bytes: number) => Array.from({ length: bytes }, (_, i) => (value >> (8 * i)) & 255);
  const header = [
    ...text('RIFF'),
    ...number(36 + samples.length, 4),
    ...text('WAVE'),
    ...text('fmt '),
    ...number(16, 4),
    ...number(1, 2),
    ...number(1, 2),
    ...number(rate, 4),
    ...number(rate, 4),
    ...number(1, 2),
    ...number(8, 2),
    ...text('data'),
    ...number(samples.length, 4),
  ];
  return btoa([...header, ...samples].map((byte) => String.fromCharCode(byte)).join(''));
}
