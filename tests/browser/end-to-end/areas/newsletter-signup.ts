import { expect } from 'vitest';
import type { EndToEndTest } from '../end-to-end-test';

export const newsletterSignup: EndToEndTest = {
  area: 'newsletter-signup',
  rules: 'ARE-7 MKT-9 MKT-10',
  retryButton: /^(try again|subscribe)$/,
  signedOut: async (visitor) => {
    await visitor.sees(/what would you like to hear about/);
    await visitor.type(/^email address/, 'noor@');
    await visitor.press(/^subscribe$/);
    await visitor.sees(/check these fields.*email address: enter a valid.*hear about\? this field/);
    await visitor.retype(/^email address/, 'noor@example.com');
    await visitor.tick(/^new in the marketplace$/);
    await visitor.tick(/or older/);
    await visitor.seesNoMore(/field is required/);
    await visitor.press(/^subscribe$/);
    await visitor.sees(/you’re subscribed/);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/what would you like to hear about/);
    await visitor.type(/^email address/, 'noor@example.com');
    await visitor.tick(/^news of the game$/);
    await visitor.sessionEnds();
    await visitor.tick(/or older/);
    expect(await visitor.value(/^email address/)).toBe('noor@example.com');
    await visitor.press(/^subscribe$/);
    await visitor.sees(/you’re subscribed/);
  },
};
