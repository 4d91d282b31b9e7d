// A fake server for tests of the web app: responds to each path as the test defines, and records the requests.
import { vi } from 'vitest';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = Response | Promise<Response>;
type Routes = Record<string, (asked: ReceivedRequest) => Answer>;

/** Returns a JSON response. */
export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Returns a problem document response. */
export const problem = (status: number, code: string, more: object = {}) =>
  json(
    { type: 'about:blank', title: code, status, detail: code, code, message: code, request_id: 'r', ...more },
    status,
  );

/**
 * Serves `METHOD /path/` routes through a stubbed `fetch`. Returns the list of received requests. A path without a
 * route gets 404.
 */
export function serveWeb(routes: Routes): ReceivedRequest[] {
  const asked: ReceivedRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [path = '', query = ''] = url.split('?');
    if (path === '/api/csrf-token') return json({ csrf_token: `value:${Math.floor(Date.now() / 1000) + 3600}` });
    const fields = init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : undefined;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : fields;
    const one = {
      method: init.method ?? 'GET',
      path,
      query: new URLSearchParams(query),
      headers: new Headers(init.headers),
      body,
    };
    asked.push(one);
    return routes[`${one.method} ${path}`]?.(one) ?? problem(404, 'not_found');
  });
  return asked;
}
