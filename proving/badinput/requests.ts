// Valid requests for each route, and functions that replace one part of them by hostile input.
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { bodies, parameters } from '#testing/permissions/permission-requests.ts';
import type { buildWorld } from '#testing/permissions/permission-world.ts';
import { exampleOf, withValue } from './examples.ts';
import { type Field, fieldsOf, type Shape, sentShape } from './fields.ts';

export type World = Awaited<ReturnType<typeof buildWorld>>;

export interface Route {
  name: string;
  endpoint: Endpoint;
  fields: readonly Field[];
  body: Shape | null;
}

/** Test data for the requests to one route: the sessions of all roles, and the CSRF tokens of these sessions. */
export interface Scene {
  world: World;
  pass: string;
  csrfOf(token: string | null): string;
  /** Makes a token valid again after a request has logged its session out or used it up. */
  revive: (token: string) => Promise<void>;
}

/**
 * Expected result: `refused` (invalid), one of the listed statuses, or `any` response that passes the general checks.
 */
export type Must = 'refused' | 'any' | readonly number[];

export interface Sending {
  route: Route;
  /** Number of the test case in docs/rules.md. */
  id: string;
  about: string;
  must: Must;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** Makes the caller's token valid again, if the request has one. */
  revive?: () => Promise<void>;
  /** The bytes of the whole request, for a request that no HTTP library can send. */
  bytes?: Buffer;
}

export const allRoutes: readonly Route[] = Object.values(endpoints)
  .flatMap((group): Endpoint[] => Object.values(group))
  .map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    fields: fieldsOf(endpoint),
    body: sentShape(endpoint.body),
  }));

/** A literal piece of JSON, for numbers that JavaScript cannot represent. */
export class Letters {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const MARK = '\u2063letters\u2063';
const marked = new RegExp(`"${MARK}(.*?)${MARK}"`, 'g');

/** Returns JSON with the literal fragments inserted unchanged. */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Letters ? MARK + part.text + MARK : part,
  );
  return (text ?? 'null').replace(marked, (_, letters: string) => JSON.parse(`"${letters}"`));
}

const owners: Readonly<Partial<Record<string, keyof World['tokens']>>> = {
  labour: 'worker_owner',
  employer: 'employer_owner',
  user: 'worker_owner',
  admin: 'superuser',
};

/** Returns the token of the role that may call a route; null for a public route. */
export function tokenFor({ endpoint }: Route, { world, pass }: Scene): string | null {
  if (endpoint.auth === 'register') return pass;
  const owner = owners[endpoint.auth];
  return owner ? world.tokens[owner] : null;
}

const setting = () => ({ site_name: 'KaamSetu' });
const job = () => ({
  title: 'Mason for a school wall',
  state: 'Maharashtra',
  job_type: 'daily_wage',
  salary_amount: 900,
  salary_period: 'day',
  description: 'Brick work on a school wall, three rooms.',
});
const callPost = ({ things }: World) => ({
  date: things.date,
  start_time: '09:00',
  end_time: '17:00',
  state: 'Maharashtra',
  city: 'Pune',
  location: 'Plot 7, Wakad',
  lines: [{ role: 'mason', positions: 2, pay: 900 }],
  travel: 'none',
});
const ownBodies: typeof bodies = {
  ...bodies,
  'PUT /api/v1/admin/settings': setting,
  'POST /api/v1/employers/jobs/': job,
  'POST /api/v1/employers/calls/': callPost,
  'POST /api/v1/employers/calls/count/': callPost,
};

/** Returns a valid body of a route. */
export function goodBody(route: Route, world: World): unknown {
  if (!route.body) return undefined;
  return ownBodies[route.name]?.(world) ?? exampleOf('', route.body);
}

/** Returns the path of a route with its parameters filled in. `given` overrides the values of the test data. */
export function targetOf({ name, endpoint }: Route, { world }: Scene, given: Record<string, string> = {}): string {
  const things: Record<string, string | number> = { ...world.things, ...parameters[name]?.(world) };
  return endpoint.path.replace(
    /\{(\w+)\}/g,
    (_, key: string) => given[key] ?? encodeURIComponent(String(things[key] ?? `no-${key}`)),
  );
}

const FORM = 'application/x-www-form-urlencoded';

/** Encodes a form. Each item of a list becomes a separate pair with the name of the list. */
function formText(body: unknown): string {
  const pairs = Object.entries({ ...Object(body) }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      name,
      one instanceof Object ? JSON.stringify(one) : String(one),
    ]),
  );
  return new URLSearchParams(pairs).toString();
}

export const bodyText = ({ endpoint }: Route, body: unknown): string =>
  endpoint.accepts === 'urlencoded' ? formText(body) : jsonOf(body);

export const typeOf = ({ endpoint }: Route): string => (endpoint.accepts === 'urlencoded' ? FORM : 'application/json');

type Case = Pick<Sending, 'id' | 'about' | 'must'>;

/** Returns a valid request of a route by an authorised caller. */
export function goodRequest(route: Route, scene: Scene, { id, about, must }: Case): Sending {
  const token = tokenFor(route, scene);
  const body = goodBody(route, scene.world);
  return {
    route,
    id,
    about,
    must,
    method: route.endpoint.method,
    target: targetOf(route, scene),
    headers: {
      'x-csrf-token': scene.csrfOf(token),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': typeOf(route) }),
    },
    body: body === undefined ? null : bodyText(route, body),
    ...(token ? { revive: () => scene.revive(token) } : {}),
  };
}

/** Encodes a value for a URL. A lone surrogate becomes the three bytes of its invalid UTF-8 encoding. */
export const escaped = (value: unknown): string => {
  const text = typeof value === 'string' ? value : value instanceof Letters ? value.text : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
};

function inQuery(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => `${name}=${escaped(one)}`).join('&');
  const entries = value instanceof Letters ? [] : Object.entries(Object(typeof value === 'string' ? {} : value));
  if (entries.length > 0)
    return entries.map(([key, one]) => `${name}[${encodeURIComponent(key)}]=${escaped(one)}`).join('&');
  return `${name}=${escaped(value)}`;
}

/** Maximum length of a value in a URL, in characters before percent-encoding. */
const MAX_URL_VALUE_LENGTH = 6_000;

/** Returns a request that is valid, except that `field` has the given value. */
export function withField(
  route: Route,
  scene: Scene,
  { field, value, ...rest }: Case & { field: Field; value: unknown },
): Sending {
  const request = goodRequest(route, scene, {
    ...rest,
    about: `${rest.about} in ${field.place} ${field.path.join('.')}`,
  });
  const short = typeof value === 'string' ? value.slice(0, MAX_URL_VALUE_LENGTH) : value;
  if (field.place === 'path') return { ...request, target: targetOf(route, scene, { [field.name]: escaped(short) }) };
  if (field.place === 'query') return { ...request, target: `${request.target}?${inQuery(field.name, short)}` };
  const body = withValue(goodBody(route, scene.world), route.body ?? {}, { path: field.path, value });
  return { ...request, body: bodyText(route, body) };
}
