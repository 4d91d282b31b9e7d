// Builds the pattern that finds a user's names and phone number in free text, and maps data requests to their API
// status. Pure.
import type { Consent, DataExport, Erasure } from '#contracts/privacy.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isPlain = (text: string) => /^[\w ]+$/.test(text);

/** Minimum length of a name in the pattern. Shorter names are ignored, because they occur inside many words. */
const SHORTEST_NAME = 3;

/** Returns a pattern for the last ten digits of a phone number, with optional separators between the digits. */
const spelled = (phone: string) => [...phone.slice(-10)].join('[ .-]*');

/**
 * Returns a Postgres regular expression that finds a user's names and phone number in a title. Null if the user has no
 * names and no phone number. Latin names match whole words only. Names in other scripts match anywhere, because
 * Postgres treats a vowel sign as the end of a word.
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

/** A user's request for an export or an erasure. */
export interface DataRequest {
  status: 'pending' | 'done' | 'cancelled';
  requested_at: string;
  due_at: string | null;
  done_at: string | null;
}

/**
 * Returns the status of the export. `request`: the latest export request that is pending or whose files still exist;
 * null without such a request.
 */
export function exportOf(request: DataRequest | null): DataExport {
  if (!request) return { status: 'none', requested_at: null, ready_at: null, expires_at: null };
  const { requested_at, done_at, due_at } = request;
  if (request.status === 'pending') return { status: 'pending', requested_at, ready_at: null, expires_at: null };
  return { status: 'ready', requested_at, ready_at: done_at, expires_at: due_at };
}

/** Returns the status of the erasure. `request` is the pending request; null without a pending request. */
export function erasureOf(request: DataRequest | null): Erasure {
  if (!request) return { status: 'none', requested_at: null, erase_at: null };
  return { status: 'cooling', requested_at: request.requested_at, erase_at: request.due_at };
}

/** Consent for a purpose that the user never consented to. */
export const neverGiven = {
  given: false,
  version: null,
  language: null,
  given_at: null,
  withdrawn_at: null,
} satisfies Omit<Consent, 'purpose'>;
