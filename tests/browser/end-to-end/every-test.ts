import { readdirSync } from 'node:fs';
import type { EndToEndTest } from './end-to-end-test';

export const everyEndToEndTest = async (): Promise<EndToEndTest[]> => {
  const files = readdirSync(new URL('areas', import.meta.url)).sort();
  const modules = await Promise.all(
    files.map((file) => import(`./areas/${file.replace('.ts', '')}.ts`) as Promise<Record<string, EndToEndTest>>),
  );
  return modules.flatMap((one) => Object.values(one));
};
