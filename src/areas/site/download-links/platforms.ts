export const platformNames: Readonly<Record<string, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  xbox: 'Xbox',
  playstation: 'PlayStation',
  switch: 'Switch',
};

/** The order matters: an Xbox also says Windows, and Android also says Linux. */
const userAgents: readonly (readonly [platform: string, pattern: RegExp])[] = [
  ['xbox', /Xbox/],
  ['playstation', /PlayStation/],
  ['android', /Android/],
  ['ios', /iPhone|iPad/],
  ['windows', /Win/],
  ['macos', /Mac/],
  ['linux', /Linux|CrOS/],
];

export const visitorPlatform = (): string | undefined => {
  const { userAgent, maxTouchPoints } = navigator;
  const platform = userAgents.find(([, pattern]) => pattern.test(userAgent))?.[0];
  // An iPad claims to be a Mac, but a Mac doesn't have a touch screen.
  return platform === 'macos' && maxTouchPoints > 1 ? 'ios' : platform;
};
