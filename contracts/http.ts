// Types and helpers for endpoint contracts. The API validates requests with a contract. The browser builds its requests
// from the same contract. OpenAPI and tests are derived from the contracts.
import type { Capability } from './admin-roles.ts';
import type { ProblemCode } from './problems.ts';
import { z } from './z.ts';

/**
 * Permitted callers. `register`: the 15-minute registration token of a phone number that is verified but has no account
 * (D5). `public`: never returns 401. `admin`: also requires a capability.
 */
export type Auth = 'public' | 'register' | 'user' | 'labour' | 'employer' | 'admin';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/**
 * An endpoint contract. `path` has `{name}` parameters and ends with a slash, except in the admin area. The server
 * accepts both forms, with and without the slash (D4).
 */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  auth: Auth;
  /** Capability that the administrator needs. Required for every `admin` endpoint (D42). */
  capability?: Capability;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /**
   * Whether calls need an X-CSRF-Token header. By default, all methods except GET need it. `true`: required although
   * the endpoint is a GET. `false`: not required although the endpoint changes data, such as login (D10).
   */
  csrf?: boolean;
  /** Status of success; 200 by default. */
  status?: number;
  response: Schema;
  /**
   * Set for an endpoint that receives a file. `form`: the request is multipart/form-data with one field `file`, and the
   * contract has no `body`.
   */
  upload?: 'form';
  /** Format of the request body, JSON by default. `urlencoded`: only application/x-www-form-urlencoded (D44). */
  accepts?: 'urlencoded';
  /**
   * Format of the success response, JSON by default. `file`: the bytes of a file, as an attachment, instead of
   * `response`.
   */
  answers?: 'file';
  /**
   * Access for suspended users. `allowed`: they may call the endpoint, to read the reason of the suspension, export
   * data or delete the account.
   */
  whileSuspended?: 'allowed';
  /**
   * Access for administrators who must still enrol a second factor. `allowed`: they may call the endpoint, to enrol the
   * factor or log out.
   */
  withoutSecondFactor?: 'allowed';
  /**
   * Problem codes that this endpoint returns, in addition to the codes for invalid input, sign-in and the CSRF token.
   */
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

/** Returns the schema of a whole number from `min` to `max` in a query string. */
export const queryInteger = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'not_a_whole_number')),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.minimum(min, 'out_of_range'), z.maximum(max, 'out_of_range')),
  );

/**
 * Returns the schema of a whole number from `min` to `max` in a query string. `fallback` applies if the parameter is
 * absent.
 */
export function queryNumber(bounds: { min: number; max: number; fallback: number }) {
  return z._default(queryInteger(bounds.min, bounds.max), bounds.fallback);
}

/** Returns the schema of `true` or `false` in a query string. `fallback` applies if the parameter is absent. */
export function queryFlag(fallback: boolean) {
  return z._default(
    z.pipe(
      z.enum(['true', 'false'], 'not_a_choice'),
      z.transform((text) => text === 'true'),
    ),
    fallback,
  );
}

/**
 * Query parameters of every paged list: number of the page (from 1) and rows per page (10 by default, at most 50)
 * (D23).
 */
export const pageQuery = {
  page: queryNumber({ min: 1, max: 1000, fallback: 1 }),
  limit: queryNumber({ min: 1, max: 50, fallback: 10 }),
};

/** Paging counters of every list response: total rows, current page, rows per page, number of pages. */
export const pageAnswer = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  pages: z.int(),
};

/** A bigint id in a path: 1 to 15 digits, so that JavaScript represents it exactly. */
export const idParam = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'not_an_id')),
    z.transform((text: string) => Number(text)),
  ),
  z.int(),
);

/** A UUID in a path. Only the canonical form (lower case, with dashes) is accepted. */
export const uidParam = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'not_an_id'));

/** The query field `language`: the server translates the text of jobs into this language. */
export const translationFields = { language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) };
