export interface StoredSession {
  readonly storage: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
}

/** Returns the session that the sandbox's sign-in page would store. */
export const newSession = async (origin: string, product = 'minecraft'): Promise<StoredSession> => {
  const response = await fetch(`${origin}/__sandbox/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ gamertag: 'Pixelfox42', product, ru: '/' }),
  });
  return ((await response.json()) as { session: StoredSession }).session;
};

/** Runs in the page, before its first script. */
export const storeInPage = ({ storage, cookies }: StoredSession): void => {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
};
