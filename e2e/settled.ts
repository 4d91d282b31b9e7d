// Waits until a page has received the answers of the API to its calls, and its socket is connected.
// Playwright's `networkidle` ends as soon as a busy machine needs half a second between two requests.
import type { Page } from 'playwright-core';
import { waitFor } from '#testing/wait-for.ts';

/** Socket.IO's CONNECT packet: the server has accepted the session. */
const CONNECTED = '40';

/** Ends after two frames, in which the page has reacted to the last answer and sent the requests that follow. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/** Watches the calls and the socket of a page from now on. Call it before the page opens. */
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
  /** Resolves when no call is pending, and none begins in the next two frames. */
  const answered = () =>
    waitFor(`the calls of ${page.url()} to end`, async () => {
      if (pending.size > 0) return false;
      await twoFrames(page);
      return pending.size === 0;
    });
  return {
    answered,
    /** Resolves when the socket is connected, and the calls that follow a connection have ended. */
    settled: async () => {
      await waitFor(`the socket of ${page.url()}`, () => connections > 0);
      await answered();
    },
  };
}
