// The API calls that need no token: the login, whose body is form-encoded, and the creation of the first administrator.
import { adminsEndpoints, type OwnAdmin } from '#contracts/admins.ts';
import type { Request } from '#contracts/http.ts';
import { refusalOf } from '#contracts/refusal.ts';
import { send } from '#contracts/send.ts';
import { z } from '#contracts/z.ts';
import { call } from '../../http/call.ts';
import { headerLanguage } from '../../i18n/current-language.ts';

const LIMIT_MS = 30_000;

interface Post {
  path: string;
  body: URLSearchParams | string;
  headers?: Record<string, string>;
}

/**
 * Returns the response body. Throws a `CallError` if the server refuses the call, and a `NetworkError` if no response
 * arrives.
 */
async function post({ path, body, headers = {} }: Post): Promise<unknown> {
  const common = { accept: 'application/json', 'accept-language': headerLanguage() };
  const init = { method: 'POST', headers: { ...common, ...headers }, body };
  const response = await send({ url: path, init, milliseconds: LIMIT_MS, signal: undefined });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(response.status, answer);
  return answer;
}

export type Credentials = Pick<Request<typeof adminsEndpoints.login>['body'], 'username' | 'password'>;

/** Thrown if the server accepts the credentials, but its response has no token or the profile cannot be read. */
export class IncompleteLogin extends Error {
  readonly lacks: 'token' | 'profile';

  constructor(lacks: 'token' | 'profile') {
    super(`the login brought no ${lacks}`);
    this.lacks = lacks;
  }
}

export interface Entry {
  token: string;
  admin: OwnAdmin;
}

/** The second factor of a login request: at most one property is set, and none if only the password is sent. */
export interface TypedStep {
  totp?: string;
  /** A WebAuthn assertion as JSON. */
  passkey?: string;
  recovery_code?: string;
}

/** Logs in and reads the administrator's profile. Throws an `IncompleteLogin`, a `CallError` or a `NetworkError`. */
export async function enter({ username, password }: Credentials, step: TypedStep): Promise<Entry> {
  const body = new URLSearchParams({ username, password, ...step });
  const answer = z.safeParse(adminsEndpoints.login.response, await post({ path: adminsEndpoints.login.path, body }));
  const token = answer.success ? answer.data.access_token : '';
  if (!token) throw new IncompleteLogin('token');
  const admin = await call(adminsEndpoints.me, { bearer: token }).catch(() => null);
  if (!admin) throw new IncompleteLogin('profile');
  return { token, admin };
}

export type FirstAdmin = Request<typeof adminsEndpoints.createFirst>['body'];

/**
 * Creates the first administrator. The server requires the bootstrap token, unless the browser has the demo key from a
 * link that `npm start` prints.
 */
export async function makeFirst(form: FirstAdmin, bootstrapToken: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    ...(bootstrapToken ? { 'x-bootstrap-token': bootstrapToken } : {}),
  };
  await post({ path: adminsEndpoints.createFirst.path, body: JSON.stringify(form), headers });
}
