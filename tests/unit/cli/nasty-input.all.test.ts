// @vitest-environment node
import { vi } from 'vitest';
import { tryNastyInput } from './try-nasty-input';

// Threat 9: see nasty-input.test.ts.
vi.setConfig({ testTimeout: 60_000 });

tryNastyInput('others');
