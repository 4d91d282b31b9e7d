// The common part of the fake SMS providers: a server on loopback that records messages and simulates faults.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface AcceptedSms {
  to: string;
  /** The text of the SMS; only the login code if the provider stores the text around the code as a template. */
  text: string;
  template?: string;
  language?: string;
}

/** The response to a request, as the provider's documentation describes it. `taken` is the accepted SMS. */
export interface Reply {
  status: number;
  body: unknown;
  taken?: AcceptedSms;
}

/** The fault that a test switches on. `swallow`: the provider accepts the message, but sends no response. */
export type Trouble =
  | 'none'
  | 'hang'
  | 'swallow'
  | 'error'
  | 'gateway timeout'
  | 'redirect'
  | 'garbage'
  | 'endless'
  | 'busy';

export interface FakeProvider {
  readonly url: string;
  /** Accepted messages. */
  readonly inbox: AcceptedSms[];
  /** Every request, answered or not. */
  readonly asked: ReceivedRequest[];
  /** Number of requests that followed a redirect. */
  readonly misled: () => number;
  /** The largest number of requests that have hung at the same time. */
  readonly mostHanging: () => number;
  trouble: Trouble;
  close(): Promise<void>;
}

const sendJson = (res: ServerResponse, status: number, body: unknown) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function sendEndless(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.write('{"padding":"');
  const more = () => {
    while (!res.destroyed && res.write('x'.repeat(16_384)));
    res.once('drain', more);
  };
  more();
}

const troubles: Record<Exclude<Trouble, 'none' | 'swallow' | 'hang'>, (res: ServerResponse) => void> = {
  error: (res) => sendJson(res, 500, { error: 'internal' }),
  'gateway timeout': (res) => sendJson(res, 504, { error: 'gateway timeout' }),
  redirect: (res) => res.writeHead(302, { location: '/elsewhere' }).end(),
  garbage: (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to the portal</html>'),
  endless: sendEndless,
  busy: (res) => sendJson(res, 429, { code: 20429, message: 'Too Many Requests', status: 429 }),
};

/** Starts a fake provider. `respond` answers as the real provider's documentation says. The test must close it. */
export async function startProvider(respond: (asked: ReceivedRequest) => Reply): Promise<FakeProvider> {
  let misled = 0;
  let [hanging, mostHanging] = [0, 0];
  const hang = (res: ServerResponse) => {
    hanging += 1;
    mostHanging = Math.max(mostHanging, hanging);
    res.once('close', () => {
      hanging -= 1;
    });
  };
  const server = createServer(async (req, res) => {
    const asked = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body: await readText(req) };
    if (asked.path.startsWith('/elsewhere')) {
      misled += 1;
      sendJson(res, 200, { type: 'success', message: 'led astray', id: 'x', sid: 'x', status: 'queued' });
      return;
    }
    provider.asked.push(asked);
    const { trouble } = provider;
    if (trouble === 'hang') {
      hang(res);
      return;
    }
    if (trouble !== 'none' && trouble !== 'swallow') {
      troubles[trouble](res);
      return;
    }
    const { status, body, taken } = respond(asked);
    if (taken) provider.inbox.push(taken);
    if (trouble === 'none') sendJson(res, status, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const provider: FakeProvider = {
    url: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    inbox: [],
    asked: [],
    misled: () => misled,
    mostHanging: () => mostHanging,
    trouble: 'none',
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return provider;
}

/** Returns the JSON of a body; undefined if it is invalid. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
