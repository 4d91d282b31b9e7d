// Setup file of the web tests, which share a process: before each test file, removes what the previous file left in the
// page and in the modules. Packages in node_modules stay loaded, because loading them takes longer than most tests.
import { afterAll, vi } from 'vitest';
import { recordListeners, resetPage } from './reset-page.ts';

vi.resetModules();
resetPage();

if (typeof document !== 'undefined') {
  const removeListeners = recordListeners();
  // Each file has its own copy of Testing Library, which alone knows the React roots that the file mounts.
  const { cleanup } = await import('@testing-library/react');
  afterAll(() => {
    vi.useRealTimers();
    cleanup();
    removeListeners();
  });
}
