// @vitest-environment node
import { vi } from 'vitest';
import { tryNastyInput } from './try-nasty-input';

// Threat 9: as nasty-input.test.ts. A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

tryNastyInput('others');
