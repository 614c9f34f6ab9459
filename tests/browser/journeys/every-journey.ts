import { readdirSync } from 'node:fs';
import type { Journey } from './journey';

export const everyJourney = async (): Promise<Journey[]> => {
  const files = readdirSync(new URL('areas', import.meta.url)).sort();
  const modules = await Promise.all(
    files.map((file) => import(`./areas/${file.replace('.ts', '')}.ts`) as Promise<Record<string, Journey>>),
  );
  return modules.flatMap((one) => Object.values(one));
};
