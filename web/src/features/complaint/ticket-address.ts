// The address that opens a ticket: number and code stand behind the `#`, which no server and no log ever sees.
import { grievanceAnswerPath } from '../../app/answer-paths.ts';

const shape = /^#(G-[0-9A-Z]{4}-[0-9A-Z]{4})\.([0-9A-Z]{4}-[0-9A-Z]{4})$/;

export const ticketAddress = (ticket: string, code: string): string => `${grievanceAnswerPath}#${ticket}.${code}`;

/** What an address opens; null where it is the plain page. */
export function ticketOf(hash: string): { ticket: string; code: string } | null {
  const [, ticket, code] = shape.exec(hash) ?? [];
  return ticket && code ? { ticket, code } : null;
}
