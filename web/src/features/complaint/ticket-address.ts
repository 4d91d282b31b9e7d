// The URL that opens a ticket. The ticket number and the secret code are in the URL hash, which browsers do not send to
// servers.
import { grievanceAnswerPath } from '../../kit/navigation/answer-paths.ts';

const shape = /^#(G-[0-9A-Z]{4}-[0-9A-Z]{4})\.([0-9A-Z]{4}-[0-9A-Z]{4})$/;

export const ticketAddress = (ticket: string, code: string): string => `${grievanceAnswerPath}#${ticket}.${code}`;

/** Returns the ticket number and the secret code from a URL hash; null if the hash contains no ticket. */
export function ticketOf(hash: string): { ticket: string; code: string } | null {
  const [, ticket, code] = shape.exec(hash) ?? [];
  return ticket && code ? { ticket, code } : null;
}
