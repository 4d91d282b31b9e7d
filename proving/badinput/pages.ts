// Sends bad input to server-rendered pages and static files. Each response must be a page or a refusal, never a server
// failure.

import { type Answer, type Fault, leakIn, STRANGER } from './check-answer.ts';
import { valueCases } from './corpus/values.ts';
import { escaped, goodRequest, type Route, type Scene, type Sending } from './requests.ts';
import { type Send, sendAll } from './sender.ts';

/** Addresses of pages. Each `@` is replaced by a hostile value. */
const places = [
  '/jobs?q=@&lng=hi',
  '/jobs?location=@&page=@&state=@&role=@&sort=@',
  '/jobs/@',
  '/jobs/@?lng=@',
  '/lite/jobs?q=@&page=@&language=@',
  '/lite/jobs/@?language=@&original=@',
  '/?lng=@',
  '/@',
  '/assets/@',
  '/guides/@',
  '/texts/@/@.json',
  '/sitemap.xml?@',
  '/api/@',
  '/api/v1/@/@',
  '/api/docs/@',
];
/** Malformed addresses, sent unchanged. */
const broken = [
  '/%',
  '/jobs/%E0%A4%A',
  '/lite/jobs/%00',
  '/lite/jobs?q=%',
  '/jobs?q=%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '//evil',
  '/%2e%2e/%2e%2e/package.json',
  '/lite/jobs?page=1&page=2&q[a]=b',
  '/jobs?q=a&q=b&lng=x&lng=y',
];
const MAX_TEXT_LENGTH = 2_000;

const texts = [
  ...new Set(
    valueCases
      .map(({ value }) => value)
      .filter((value): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH),
  ),
];

const pageRoute = (route: Route): Route => ({ ...route, name: 'GET pages' });

function checkPage({ target }: Sending, answer: Answer): Fault[] {
  const common = { id: 'pages', route: 'pages', about: target.slice(0, 160) };
  if (answer.status === 0) return [{ kind: 'crash', ...common, found: answer.text }];
  if (answer.status >= 500) return [{ kind: '5xx', ...common, found: String(answer.status) }];
  const leak = answer.type.includes('json') || answer.text.includes(STRANGER) ? leakIn(answer, target) : null;
  return leak ? [{ kind: 'leak', ...common, found: leak }] : [];
}

/** Requests every page with all values. With `every`, only each n-th request is sent. */
export async function askPages(send: Send, scene: Scene, { route, every = 4 }: { route: Route; every?: number }) {
  const addresses = places.flatMap((place) => texts.map((text) => place.replaceAll('@', () => escaped(text))));
  const chosen = [...addresses.filter((_, at) => at % every === 0), ...broken];
  const sendings = chosen.map(
    (target): Sending => ({
      ...goodRequest(pageRoute(route), scene, { id: 'pages', about: target, must: 'any' }),
      method: 'GET',
      target,
      body: null,
      headers: { host: '127.0.0.1', 'x-forwarded-host': STRANGER },
    }),
  );
  const answers = await sendAll(send, sendings);
  const faults = sendings.flatMap((sending, at) =>
    checkPage(sending, answers[at] ?? { status: 0, type: '', text: '', ms: 0 }),
  );
  return { asked: sendings.length, faults };
}
