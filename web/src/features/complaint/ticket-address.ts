// The URL that opens a complaint. The number of the complaint (`ticket`) and its secret code are in the URL hash, which
// browsers do not send to servers.
import { grievanceAnswerPath } from '../../kit/navigation/answer-paths.ts';

const shape = /^#(G-[0-9A-Z]{4}-[0-9A-Z]{4})\.([0-9A-Z]{4}-[0-9A-Z]{4})$/;

export const ticketAddress = (ticket: string, code: string): string => `${grievanceAnswerPath}#${ticket}.${code}`;

/** Returns the number of the complaint and the secret code from a URL hash; null if the hash does not contain them. */
export function ticketOf(hash: string): { ticket: string; code: string } | null {
  const [, ticket, code] = shape.exec(hash) ?? [];
  return ticket && code ? { ticket, code } : null;
}
