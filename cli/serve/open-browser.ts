import { spawn } from 'node:child_process';

/** @returns false if no browser can be started */
export const openBrowser = (url: string, { BROWSER }: NodeJS.ProcessEnv = process.env): Promise<boolean> => {
  const [command, ...args] = BROWSER ? [BROWSER] : (STARTERS[process.platform] ?? ['xdg-open']);
  return new Promise((resolve) => {
    const child = spawn(String(command), [...args, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false)).once('spawn', () => resolve(true));
    child.unref();
  });
};

const STARTERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start'],
};
