// Waits until a page has received the responses to its API requests, and its socket is connected. Playwright's
// `networkidle` would end too early: on a busy machine, half a second may pass between two requests.
import type { Page } from 'playwright-core';
import { waitFor } from '#testing/wait-for.ts';

/** Socket.IO's CONNECT packet: the server has accepted the session. */
const CONNECTED = '40';

/** Resolves after two frames, in which the page reacts to the last response and sends the next requests. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/** Watches the API requests and the socket of a page. Call it before the page opens. */
export function watchTraffic(page: Page) {
  const pending = new Set<unknown>();
  let connections = 0;
  page.on('request', (request) => request.url().includes('/api/v1/') && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith(CONNECTED)) connections += 1;
    }),
  );
  /** Resolves when no request is pending and no request begins in the next two frames. */
  const answered = () =>
    waitFor(`the calls of ${page.url()} to end`, async () => {
      if (pending.size > 0) return false;
      await twoFrames(page);
      return pending.size === 0;
    });
  return {
    answered,
    /** Resolves when the socket is connected and the requests that follow the connection have ended. */
    settled: async () => {
      await waitFor(`the socket of ${page.url()}`, () => connections > 0);
      await answered();
    },
  };
}
