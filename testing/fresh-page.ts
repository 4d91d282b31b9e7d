// Setup file of the web tests, which share a process: before each test file, removes what the previous file left in the
// page and in the modules. Packages in node_modules stay loaded, because loading them takes longer than most tests.
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();

if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  window.history.replaceState(null, '', '/');
}
