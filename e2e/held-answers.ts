// What a screen shows before an answer comes, when none comes, and when there is nothing in it: the API's answers, held, failed or emptied.
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

/** The same answer with nothing in its lists. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  const fields = record.safeParse(value);
  if (!fields.success) return value;
  const empty = ([name, field]: [string, unknown]) => [name, COUNTS.test(name) ? 0 : emptied(field)];
  return Object.fromEntries(Object.entries(fields.data).map(empty));
}

async function answer(route: Route, state: ScreenState): Promise<void> {
  // One that is held is let go with its page.
  if (state === 'loading') return;
  if (state === 'failing')
    return route.fulfill({ status: 500, json: PROBLEM, contentType: 'application/problem+json' });
  const real = await route.fetch();
  const body: unknown = await real.json().catch(() => null);
  return body === null ? route.fulfill({ response: real }) : route.fulfill({ response: real, json: emptied(body) });
}

/** Lets every answer of the API that a page reads be as the state has it. */
export async function holdAnswers(page: Page, state: ScreenState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/v1\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // A page that has moved on wants no answer.
    await answer(route, state).catch(() => {});
  });
}
