import type { Page } from 'puppeteer';

export const storeSession = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { session } = (await (
      await fetch('/__sandbox/sign-in', { method: 'POST', body: JSON.stringify({ gamertag: 'Pixelfox42', ru: '/' }) })
    ).json()) as { session: { storage: Record<string, string>; cookies: Record<string, string> } };
    for (const [key, value] of Object.entries(session.storage)) localStorage.setItem(key, value);
    for (const [name, value] of Object.entries(session.cookies))
      document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
  });
