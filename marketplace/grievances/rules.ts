// What holds for complaints (C.8): when they are due, their secret code, what of a contact is shown. Pure.
import { randomBytes } from 'node:crypto';
import { type GrievanceKind, urgentGrievances } from '#contracts/grievances.ts';
import { keyedDigest } from '#platform/secrets.ts';
import { formatCaseNumber } from '../reports/case-number.ts';
import type { Settings } from '../settings/settings.ts';

const BYTES = 8;
/** Wrong codes a ticket takes in an hour. */
export const MAX_WRONG_CODES = 10;

export const newTicket = () => `G-${formatCaseNumber(randomBytes(BYTES))}`;

/** A call that may come twice: the caller's key, and a digest of what it asks. */
export interface IdempotencyKey {
  key: string;
  requestHash: Buffer;
}

/**
 * The secret of a ticket, such as `M4QX-82TN`. Of a call that may come twice it is made of the caller's key, what was asked and the
 * ticket, so that the second answer holds the same, and nobody has to keep it.
 */
export function codeOf(ticket: string, idempotency: IdempotencyKey | null): string {
  if (!idempotency) return formatCaseNumber(randomBytes(BYTES));
  return formatCaseNumber(keyedDigest(idempotency.key, ticket, idempotency.requestHash.toString('hex')));
}

type Times = Pick<Settings, 'grievance_ack_hours' | 'grievance_hours' | 'grievance_urgent_hours'>;

/** Hours until a person has read it, and until it is decided. */
export function hoursFor(kind: GrievanceKind, times: Times): { ack: number; decision: number } {
  const decision = urgentGrievances.includes(kind) ? times.grievance_urgent_hours : times.grievance_hours;
  return { ack: Math.min(times.grievance_ack_hours, decision), decision };
}

/** `98••••••10` of a number, `a•••@example.in` of a mail address. */
export function maskContact(contact: string): string {
  const [name = '', place] = contact.split('@');
  if (place !== undefined) return `${name.slice(0, 1)}•••@${place}`;
  const digits = contact.replace(/^\+91/, '');
  return `${digits.slice(0, 2)}••••••${digits.slice(-2)}`;
}
