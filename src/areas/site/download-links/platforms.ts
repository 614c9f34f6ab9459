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

/** The order matters: an Xbox's user agent also contains `Windows`, and Android's also contains `Linux`. */
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
  // An iPad identifies as a Mac, but only an iPad has a touch screen.
  return platform === 'macos' && maxTouchPoints > 1 ? 'ios' : platform;
};
