// An endpoint is one value: the API parses with it, the browser calls with it, tests and OpenAPI read it.
import type { Capability } from './admin-roles.ts';
import type { ProblemCode } from './problems.ts';
import { z } from './z.ts';

/** Who may call. `register` is the 15-minute pass of a verified, unknown phone (D5). `public` never answers 401; `admin` names a capability. */
export type Auth = 'public' | 'register' | 'user' | 'labour' | 'employer' | 'admin';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/** The shape of an endpoint. Paths carry `{name}` for parameters and end in a slash, those of administrators in none; both forms are answered (D4). */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  auth: Auth;
  /** What an administrator must be allowed to; every `admin` endpoint names one (D42). */
  capability?: Capability;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `true`: wants X-CSRF-Token although it changes nothing. `false`: wants none although it does (D10: logging in). */
  csrf?: boolean;
  /** The status of success; 200 unless told. */
  status?: number;
  response: Schema;
  /** `form`: the body is multipart/form-data with one field `file`, and `body` is absent. */
  upload?: 'form';
  /** `urlencoded`: the body is application/x-www-form-urlencoded, and nothing else (D44). JSON unless told. */
  accepts?: 'urlencoded';
  /** `file`: success answers the bytes of a file, as an attachment, in place of `response`. */
  answers?: 'file';
  /** `allowed`: also to somebody whose account is suspended: to read why, to take their data along, to leave (3.2). */
  whileSuspended?: 'allowed';
  /** `allowed`: also to an administrator who must enrol a second factor first: to enrol it, and to log out. */
  withoutSecondFactor?: 'allowed';
  /** The problems a caller must expect beyond validation, authentication and CSRF. */
  problems?: readonly ProblemCode[];
}

/** The field of a form that holds the file. */
export const uploadField = 'file';

/** Declares an endpoint and keeps the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives. */
export interface Input<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller sends. */
export interface Request<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

export type Answer<E extends Endpoint> = z.output<E['response']>;

const integerBetween = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'not_a_whole_number')),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.minimum(min, 'out_of_range'), z.maximum(max, 'out_of_range')),
  );

/** A whole number of a query string, within bounds; `fallback` where it is absent. */
export function queryNumber(bounds: { min: number; max: number; fallback: number }) {
  return z._default(integerBetween(bounds.min, bounds.max), bounds.fallback);
}

/** `true` or `false` of a query string; `fallback` where it is absent. */
export function queryFlag(fallback: boolean) {
  return z._default(
    z.pipe(
      z.enum(['true', 'false'], 'not_a_choice'),
      z.transform((text) => text === 'true'),
    ),
    fallback,
  );
}

/** `page` and `limit` of every list (D23: page from 1, 10 rows unless told, 50 at most). */
export const pageQuery = {
  page: queryNumber({ min: 1, max: 1000, fallback: 1 }),
  limit: queryNumber({ min: 1, max: 50, fallback: 10 }),
};

/** The counters that stand beside the rows of every list. */
export const pageAnswer = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  pages: z.int(),
};

/** A bigint id in a path: digits only, within what Postgres' bigint and JavaScript both hold exactly. */
export const idParam = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'not_an_id')),
    z.transform((text: string) => Number(text)),
  ),
  z.int(),
);

/** A uuid in a path, canonical form only. */
export const uidParam = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'not_an_id'));
