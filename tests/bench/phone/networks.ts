export interface Network {
  readonly name: string;
  readonly roundTripMs: number;
  /** In bits per millisecond, so that 1.6 Mbit/s is 1600. */
  readonly download: number;
  readonly upload: number;
}

/** Lighthouse's slow 4G, and WebPageTest's 3G. */
export const networks: readonly Network[] = [
  { name: '4G', roundTripMs: 150, download: 1600, upload: 750 },
  { name: '3G', roundTripMs: 562, download: 1440, upload: 675 },
];

export const protocols = ['HTTP/1.1', 'HTTP/2'] as const;
export type Protocol = (typeof protocols)[number];
