import type { DoctorRule } from './doctor-rule';

export const mixedContent: DoctorRule = {
  id: 'mixed-content',
  severity: 'error',
  text: 'An https page loads files over http.',
  why: 'Browsers block them as mixed content.',
  *find({ build, reply }) {
    if (reply.url.protocol !== 'https:') return;
    const [first] = build?.files.filter(({ url }) => url.startsWith('http:')) ?? [];
    if (first)
      yield {
        at: first.at,
        message: `The page is served over https, but ${first.url} over http, so browsers block it`,
        advice: 'Write https:// in the address of the tag, or an address without a host.',
      };
  },
};
