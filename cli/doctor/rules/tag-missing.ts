import { type DoctorRule, pageStart } from './doctor-rule';

export const tagMissing: DoctorRule = {
  id: 'tag-missing',
  severity: 'error',
  text: "The published page has no Cobble tag, or the tag's address isn't a URL.",
  why: 'Nothing is mounted. Content systems, caches and optimisers remove or rewrite script elements.',
  *find({ tags, build, page }) {
    if (build) return;
    const hasTagManager = page.elements.some(
      ({ tag, text }) => tag === 'script' && /gtm\.js|cobbleSettings/.test(text),
    );
    yield {
      at: tags[0]?.at ?? page.elements.find(({ tag }) => tag === 'head')?.at ?? pageStart,
      message: tags[0] ? "The address of the Cobble tag isn't a URL" : 'The page has no Cobble tag',
      mend: hasTagManager
        ? 'If a tag manager adds the tag, ignore this. Otherwise, paste the tag that cobble snippet prints.'
        : 'Paste the tag that cobble snippet prints into the <head>, and clear the caches of the page.',
      severity: hasTagManager ? 'warning' : 'error',
    };
  },
};
