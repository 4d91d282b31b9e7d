// @vitest-environment happy-dom
// Tests which pages work without the app, and at which touch the app starts.
import { beforeEach, expect, it } from 'vitest';
import { appNeeded } from '../kit/startup/app-need.ts';
import { canWait } from './can-wait.ts';
import { STATE_ID } from './state.ts';

const draft = () => sessionStorage.setItem('registrationDraft', '{}');
const searched = () => localStorage.setItem('recentSearches', '[]');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/jobs');
  document.documentElement.lang = 'hi';
  localStorage.setItem('language', 'hi');
  document.body.innerHTML = `<script id="${STATE_ID}" type="application/json">{}</script><a href="/">x</a><button>y</button>`;
});

it('A page that the server has rendered for this visitor can wait', () => {
  expect(canWait()).toBe(true);
});

it.each([
  ['the server has not rendered it', () => document.getElementById(STATE_ID)?.remove()],
  ['it is in another language', () => localStorage.setItem('language', 'ta')],
  ['a user is signed in', () => localStorage.setItem('authToken', 'token')],
  ['the app has navigated to it', () => window.history.replaceState({ idx: 1 }, '')],
  ['the list opens on the last search', searched],
  ['a registration is stored', () => [draft(), window.history.replaceState(null, '', '/register')]],
  ['its form appears with the app', () => window.history.replaceState(null, '', '/grievance')],
])('A page cannot wait if %s', (_, change) => {
  change();
  expect(canWait()).toBe(false);
});

it('A list with a search can wait although another search is stored', () => {
  searched();
  window.history.replaceState(null, '', '/jobs?role=mason');
  expect(canWait()).toBe(true);
});

/** Returns whether the app is needed after an event on the element. */
async function isNeededAfter(type: string, element: string, anyTouch = false): Promise<boolean> {
  let isNeeded = false;
  void appNeeded({ anyTouch }).then(() => {
    isNeeded = true;
  });
  document.querySelector(element)?.dispatchEvent(new Event(type, { bubbles: true }));
  await Promise.resolve();
  await Promise.resolve();
  return isNeeded;
}

it('A touch of a button needs the app, and a touch of a link or scrolling does not', async () => {
  expect(await isNeededAfter('pointerdown', 'button')).toBe(true);
  expect(await isNeededAfter('pointerdown', 'a')).toBe(false);
  expect(await isNeededAfter('scroll', 'body')).toBe(false);
  expect(await isNeededAfter('keydown', 'a')).toBe(true);
});

it('Any touch and scrolling of the landing page need the app', async () => {
  expect(await isNeededAfter('pointerover', 'a', true)).toBe(false);
  expect(await isNeededAfter('pointerdown', 'a', true)).toBe(true);
  expect(await isNeededAfter('scroll', 'a', true)).toBe(false);
  const needed = appNeeded({ anyTouch: true });
  document.dispatchEvent(new Event('scroll'));
  await needed;
});
