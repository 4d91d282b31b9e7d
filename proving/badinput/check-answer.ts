// Checks rules that hold for every response: no server failure, a problem document with a request id, no leaked
// internals.
import { problemDocument } from '#contracts/problems.ts';
import type { Sending } from './requests.ts';

export interface Answer {
  status: number;
  type: string;
  text: string;
  ms: number;
}

export interface Fault {
  kind: '5xx' | 'leak' | 'form' | 'status' | 'write' | 'crash';
  id: string;
  route: string;
  about: string;
  found: string;
}

/** Patterns of internals that no response may contain: stack traces, PostgreSQL messages and parts of statements. */
const inside = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|\/dist\/|\.[cm]?[jt]s:\d+/,
  /\b(?:Type|Reference|Range|Syntax|Database)Error\b/,
  /syntax error at or near|invalid input syntax|violates [a-z-]+ constraint|duplicate key value|out of range for type|invalid byte sequence/i,
  /\b(?:insert into|delete from|update \w+ set|select .+ from) /i,
  /pg_catalog|relation "|column "/i,
];

/** A host name that only a forged header of the test contains. No response may repeat it. */
export const STRANGER = 'evil-host.example';

/**
 * The endpoints of the SQL console: they show administrators the PostgreSQL message about their own statement (D45).
 */
const SPEAKS_SQL = /\/dashboard\/db\/(?:execute-sql|explain)$/;

/**
 * Returns the internals that a response leaks, or null. A successful response may repeat words of its request, so it is
 * searched only for stack traces and for the forged host name.
 */
export function leakIn({ status, text }: Answer, path: string): string | null {
  const patterns = status >= 400 ? inside : inside.slice(0, 1);
  if (text.includes(STRANGER)) return STRANGER;
  if (SPEAKS_SQL.test(path)) return null;
  return patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean) ?? null;
}

function formOf({ status, type, text }: Answer): string | null {
  if (status < 400) return null;
  if (!type.startsWith('application/problem+json')) return `${status} as ${type || 'nothing'}: ${text.slice(0, 80)}`;
  try {
    const read = problemDocument.safeParse(JSON.parse(text));
    if (!read.success || read.data.request_id === '' || read.data.status !== status)
      return `no problem document: ${text.slice(0, 120)}`;
    return null;
  } catch {
    return `no JSON: ${text.slice(0, 120)}`;
  }
}

/** The expected status of a refused value: 422, or 404 if the value is in the path (D22). */
const refusals = (sending: Sending): readonly number[] => (sending.about.includes(' in path ') ? [404] : [422]);

function statusFault(sending: Sending, { status }: Answer): string | null {
  if (sending.must === 'any' || status === 0 || status >= 500) return null;
  const allowed = sending.must === 'refused' ? refusals(sending) : sending.must;
  return allowed.includes(status) ? null : `${status} in place of ${allowed.join(' or ')}`;
}

/** Returns the faults of a response. */
export function checkAnswer(sending: Sending, answer: Answer): Fault[] {
  const { id, about, route } = sending;
  const common = { id, about, route: route.name };
  const faults: Fault[] = [];
  const add = (kind: Fault['kind'], found: string | null) => {
    if (found) faults.push({ kind, ...common, found });
  };
  add('crash', answer.status === 0 ? `no answer: ${answer.text}` : null);
  add('5xx', answer.status >= 500 ? `${answer.status}: ${answer.text.slice(0, 200)}` : null);
  add('leak', leakIn(answer, route.endpoint.path));
  add('form', formOf(answer));
  add('status', statusFault(sending, answer));
  return faults;
}
