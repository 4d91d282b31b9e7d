// The URL that opens a ticket. Number and code are in the hash, which browsers do not send to servers.
import { grievanceAnswerPath } from '../../kit/navigation/answer-paths.ts';

const shape = /^#(G-[0-9A-Z]{4}-[0-9A-Z]{4})\.([0-9A-Z]{4}-[0-9A-Z]{4})$/;

export const ticketAddress = (ticket: string, code: string): string => `${grievanceAnswerPath}#${ticket}.${code}`;

/** Returns the ticket of a hash; null if the hash names none. */
export function ticketOf(hash: string): { ticket: string; code: string } | null {
  const [, ticket, code] = shape.exec(hash) ?? [];
  return ticket && code ? { ticket, code } : null;
}
