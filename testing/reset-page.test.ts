// @vitest-environment happy-dom
// Tests that the web test files of a process do not see what an earlier file left.
import { afterEach, expect, it, vi } from 'vitest';
import { recordListeners, resetPage } from './reset-page.ts';

afterEach(resetPage);

it('A reset removes the elements, title, attributes, stored values and address that a test left', () => {
  document.title = 'left';
  document.head.append(document.createElement('style'));
  document.body.append('left');
  document.documentElement.setAttribute('data-theme', 'dark');
  document.body.className = 'locked';
  localStorage.setItem('left', '1');
  window.history.replaceState(null, '', '/left');
  resetPage();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.title, localStorage.length, window.location.pathname]).toEqual(['', 0, '/']);
});

it('A reset ends fake timers and the stubs of globals and of the environment', () => {
  const { scrollTo, setTimeout } = globalThis;
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubEnv('TZ', 'left');
  resetPage();
  expect([window.scrollTo, globalThis.setTimeout]).toEqual([scrollTo, setTimeout]);
  expect(process.env.TZ).not.toBe('left');
});

it('The end of a recording removes the listeners that were added since its start, and no others', () => {
  const heard: string[] = [];
  const hear = (name: string) => () => void heard.push(name);
  const targets = [window, document, document.documentElement, document.body];
  window.addEventListener('passing', hear('earlier'));
  const removeListeners = recordListeners();
  for (const target of targets) target.addEventListener('passing', hear('recorded'), true);
  document.defaultView?.addEventListener('passing', hear('recorded'));
  removeListeners();
  document.addEventListener('passing', hear('later'));
  for (const target of targets) target.dispatchEvent(new Event('passing'));
  expect(heard).toEqual(['earlier', 'later']);
});
