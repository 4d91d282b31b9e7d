// Holds back, fails or empties the answers of the API, to show the loading, error and empty states of a screen.
import type { Page, Route } from 'playwright-core';
import { z } from '#contracts/z.ts';

export const screenStates = ['loading', 'failing', 'empty'] as const;
export type ScreenState = (typeof screenStates)[number];

const PROBLEM = {
  type: 'about:blank',
  title: 'Internal',
  status: 500,
  detail: 'Internal',
  code: 'internal',
  message: 'Internal',
  request_id: 'held',
};

const record = z.record(z.string(), z.unknown());
const COUNTS = /^(total|unread_count|count)$/;

/** Returns the answer with all lists empty and all counts 0. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  const fields = record.safeParse(value);
  if (!fields.success) return value;
  const empty = ([name, field]: [string, unknown]) => [name, COUNTS.test(name) ? 0 : emptied(field)];
  return Object.fromEntries(Object.entries(fields.data).map(empty));
}

async function answer(route: Route, state: ScreenState): Promise<void> {
  // The request remains open until its page closes.
  if (state === 'loading') return;
  if (state === 'failing')
    return route.fulfill({ status: 500, json: PROBLEM, contentType: 'application/problem+json' });
  const real = await route.fetch();
  const body: unknown = await real.json().catch(() => null);
  return body === null ? route.fulfill({ response: real }) : route.fulfill({ response: real, json: emptied(body) });
}

/** Puts all later GET requests of the page to the API into one state. */
export async function holdAnswers(page: Page, state: ScreenState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/v1\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // Fulfilling fails if the page has already navigated.
    await answer(route, state).catch(() => {});
  });
}
