import { expect } from 'vitest';
import type { Journey } from '../journey';

export const newsletterSignup: Journey = {
  area: 'newsletter-signup',
  rules: 'ARE-7 MKT-9 MKT-10',
  again: /^(try again|subscribe)$/,
  signedOut: async (visitor) => {
    await visitor.says(/what would you like to hear about/);
    await visitor.type(/^email address/, 'noor@');
    await visitor.press(/^subscribe$/);
    await visitor.says(/check these fields.*email address: enter a valid.*hear about\? this field/);
    await visitor.retype(/^email address/, 'noor@example.com');
    await visitor.tick(/^new in the marketplace$/);
    await visitor.tick(/or older/);
    await visitor.saysNoMore(/field is required/);
    await visitor.press(/^subscribe$/);
    await visitor.says(/you’re subscribed/);
  },
  ended: async (visitor) => {
    await visitor.says(/what would you like to hear about/);
    await visitor.type(/^email address/, 'noor@example.com');
    await visitor.tick(/^news of the game$/);
    await visitor.sessionEnds();
    await visitor.tick(/or older/);
    expect(await visitor.value(/^email address/)).toBe('noor@example.com');
    await visitor.press(/^subscribe$/);
    await visitor.says(/you’re subscribed/);
  },
};
