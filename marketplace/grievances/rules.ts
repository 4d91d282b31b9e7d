// Rules for complaints (C.8): deadlines, secret codes, masked contacts. Pure.
import { randomBytes } from 'node:crypto';
import { type GrievanceKind, urgentGrievances } from '#contracts/grievances.ts';
import { keyedDigest } from '#platform/secrets.ts';
import { formatCaseNumber } from '../reports/case-number.ts';
import type { Settings } from '../settings/settings.ts';

const BYTES = 8;
/** Maximum number of wrong codes per ticket and hour. */
export const MAX_WRONG_CODES = 10;

export const newTicket = () => `G-${formatCaseNumber(randomBytes(BYTES))}`;

/** The client's idempotency key, and a digest of the request that was sent with this key. */
export interface IdempotencyKey {
  key: string;
  requestHash: Buffer;
}

/**
 * Returns the secret code of a ticket, such as `M4QX-82TN`. With an idempotency key, the code is derived from key,
 * request and ticket. So a retry returns the same code, although only the hash of the code is stored.
 */
export function codeOf(ticket: string, idempotency: IdempotencyKey | null): string {
  if (!idempotency) return formatCaseNumber(randomBytes(BYTES));
  return formatCaseNumber(keyedDigest(idempotency.key, ticket, idempotency.requestHash.toString('hex')));
}

type Times = Pick<Settings, 'grievance_ack_hours' | 'grievance_hours' | 'grievance_urgent_hours'>;

/** Returns the hours until a complaint must be acknowledged (`ack`) and until it must be decided (`decision`). */
export function hoursFor(kind: GrievanceKind, times: Times): { ack: number; decision: number } {
  const decision = urgentGrievances.includes(kind) ? times.grievance_urgent_hours : times.grievance_hours;
  return { ack: Math.min(times.grievance_ack_hours, decision), decision };
}

/** Masks a contact, such as `98••••••10` for a phone number or `a•••@example.in` for an email address. */
export function maskContact(contact: string): string {
  const [name = '', place] = contact.split('@');
  if (place !== undefined) return `${name.slice(0, 1)}•••@${place}`;
  const digits = contact.replace(/^\+91/, '');
  return `${digits.slice(0, 2)}••••••${digits.slice(-2)}`;
}
