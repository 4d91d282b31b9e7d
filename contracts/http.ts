// Types and helpers for endpoint contracts. The API validates with them, the browser calls with them, tests and OpenAPI
// read them.
import type { Capability } from './admin-roles.ts';
import type { ProblemCode } from './problems.ts';
import { z } from './z.ts';

/**
 * Permitted callers. `register` is the 15-minute registration token of a verified, unknown phone (D5). `public` never
 * returns 401; `admin` requires a capability.
 */
export type Auth = 'public' | 'register' | 'user' | 'labour' | 'employer' | 'admin';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/**
 * An endpoint contract. Paths have `{name}` parameters and end with a slash; admin paths have no trailing slash. Both
 * forms are accepted (D4).
 */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  auth: Auth;
  /** Capability that the administrator needs; every `admin` endpoint names one (D42). */
  capability?: Capability;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /**
   * `true`: requires X-CSRF-Token although the method changes nothing. `false`: requires no token although it does
   * (D10: login).
   */
  csrf?: boolean;
  /** Status of success; 200 by default. */
  status?: number;
  response: Schema;
  /** `form`: the body is multipart/form-data with one field `file`, and `body` is absent. */
  upload?: 'form';
  /** `urlencoded`: the body is application/x-www-form-urlencoded only (D44). JSON by default. */
  accepts?: 'urlencoded';
  /** `file`: the success response is the bytes of a file, as an attachment, instead of `response`. */
  answers?: 'file';
  /** `allowed`: also for a suspended user, to read the reason, export their data and delete the account (3.2). */
  whileSuspended?: 'allowed';
  /** `allowed`: also for an administrator who must first enrol a second factor, to enrol it and to log out. */
  withoutSecondFactor?: 'allowed';
  /** Problem codes that a caller must expect, in addition to validation, authentication and CSRF. */
  problems?: readonly ProblemCode[];
}

/** The form field that contains the file. */
export const uploadField = 'file';

/** Declares an endpoint and preserves the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;

/** Parsed input of a handler. */
export interface Input<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** Input that a caller sends. */
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

/** A whole number in a query string, within bounds; `fallback` if it is absent. */
export function queryNumber(bounds: { min: number; max: number; fallback: number }) {
  return z._default(integerBetween(bounds.min, bounds.max), bounds.fallback);
}

/** `true` or `false` in a query string; `fallback` if it is absent. */
export function queryFlag(fallback: boolean) {
  return z._default(
    z.pipe(
      z.enum(['true', 'false'], 'not_a_choice'),
      z.transform((text) => text === 'true'),
    ),
    fallback,
  );
}

/** `page` and `limit` of every list (D23: page from 1; 10 rows by default, at most 50). */
export const pageQuery = {
  page: queryNumber({ min: 1, max: 1000, fallback: 1 }),
  limit: queryNumber({ min: 1, max: 50, fallback: 10 }),
};

/** Paging counters that every list returns beside its rows. */
export const pageAnswer = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  pages: z.int(),
};

/** A bigint id in a path: digits only, in the range that both Postgres bigint and JavaScript represent exactly. */
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
