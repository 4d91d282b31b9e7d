// What people are known by in a text, and how long a session is fresh. Pure.
import type { Consent, DataExport, Erasure } from '#contracts/privacy.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isPlain = (text: string) => /^[\w ]+$/.test(text);

/** A name of one or two letters stands in half of all words. */
const SHORTEST_NAME = 3;

/** The digits of a phone as people space them. */
const spelled = (phone: string) => [...phone.slice(-10)].join('[ .-]*');

/**
 * A pattern (of Postgres) of somebody's names and phone as they may stand in a title; null where there are none. Latin names count as
 * whole words only; other scripts have vowel signs that Postgres takes for the end of a word.
 */
export function patternOf({
  names,
  phone,
}: {
  names: readonly (string | null)[];
  phone: string | null;
}): string | null {
  const known = names.flatMap((name) => (name && name.trim().length >= SHORTEST_NAME ? [name.trim()] : []));
  const patterns = known.map((name) => (isPlain(name) ? `\\m${escaped(name)}\\M` : escaped(name)));
  const all = phone ? [...patterns, spelled(phone)] : patterns;
  return all.length > 0 ? all.join('|') : null;
}

/** A person's request for a copy, or to be erased. */
export interface DataRequest {
  status: 'pending' | 'done' | 'cancelled';
  requested_at: string;
  due_at: string | null;
  done_at: string | null;
}

/** How a copy stands, of the latest request that still counts. */
export function exportOf(request: DataRequest | null): DataExport {
  if (!request) return { status: 'none', requested_at: null, ready_at: null, expires_at: null };
  const { requested_at, done_at, due_at } = request;
  if (request.status === 'pending') return { status: 'pending', requested_at, ready_at: null, expires_at: null };
  return { status: 'ready', requested_at, ready_at: done_at, expires_at: due_at };
}

/** How an erasure stands, of the request that cools. */
export function erasureOf(request: DataRequest | null): Erasure {
  if (!request) return { status: 'none', requested_at: null, erase_at: null };
  return { status: 'cooling', requested_at: request.requested_at, erase_at: request.due_at };
}

/** A purpose that was never agreed to. */
export const neverGiven = {
  given: false,
  version: null,
  language: null,
  given_at: null,
  withdrawn_at: null,
} satisfies Omit<Consent, 'purpose'>;
