// Blocks, fails or empties the responses of the API, to show the loading, error and empty states of a screen.
import type { Page } from 'playwright-core';

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

/**
 * Makes the GET requests to the API of all later page loads hang, fail or return empty lists, according to `state`.
 * Replaces `fetch` in the page, because Playwright's routes would disable the browser's cache, and each page load would
 * fetch and compile the app again.
 */
export async function holdAnswers(page: Page, state: ScreenState): Promise<void> {
  await page.addInitScript(
    ([state, problem]) => {
      /** Returns the response with all lists empty and all counts 0. */
      const emptied = (value: unknown): unknown => {
        if (Array.isArray(value)) return [];
        if (typeof value !== 'object' || value === null) return value;
        const empty = ([name, field]: [string, unknown]) => [
          name,
          /^(total|unread_count|count)$/.test(name) ? 0 : emptied(field),
        ];
        return Object.fromEntries(Object.entries(value).map(empty));
      };
      const fetchReal = window.fetch;
      window.fetch = async (...given) => {
        const { method, url } = new Request(...given);
        if (method !== 'GET' || !new URL(url).pathname.startsWith('/api/v1/')) return fetchReal(...given);
        // Never resolve: the request stays open until its page closes.
        if (state === 'loading') return new Promise<never>(() => {});
        if (state === 'failing')
          return new Response(problem, { status: 500, headers: { 'content-type': 'application/problem+json' } });
        const real = await fetchReal(...given);
        const body: unknown = await real
          .clone()
          .json()
          .catch(() => null);
        if (body === null) return real;
        const { status, headers } = real;
        return new Response(JSON.stringify(emptied(body)), { status, headers });
      };
    },
    [state, JSON.stringify(PROBLEM)] as const,
  );
}
