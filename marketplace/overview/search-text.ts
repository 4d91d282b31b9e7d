// Interprets the text of the administrators' search. Pure.
import { normaliseDigits, normalisePhone } from '#contracts/phone.ts';

/** Interpretations of the query. Several fields can be set: `4821` is an id and the end of a phone number. */
export interface SearchText {
  id: number | null;
  uid: string | null;
  /** Complete phone number. */
  phone: string | null;
  /** Last four digits of a phone number. */
  phone_end: string | null;
  /** Case number of a report, such as `KS-7F3K-29QD`, or ticket of a complaint, such as `G-7F3K-29QD`. */
  case_number: string | null;
  /** Text of names and titles; null for a query that identifies something by a number or uid. */
  words: string | null;
}

const UID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the typed text as the number of a report (`KS-…`) or a complaint (`G-…`); null if it is neither. Ignores
 * upper and lower case, spaces and dashes, because users often read the number out on the phone.
 */
function readCaseNumber(q: string): string | null {
  const [, kind, first, last] = /^(KS|G)([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(q.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  return kind ? `${kind}-${first}-${last}` : null;
}

/**
 * Interprets a search text. Phone numbers are read only for roles that may reveal them (`withPhones`). Other roles could
 * find out a masked number by trying all possible digits.
 */
export function readSearchText(typed: string, { withPhones }: { withPhones: boolean }): SearchText {
  const q = normaliseDigits(typed).trim();
  const phone = withPhones ? normalisePhone(q) : null;
  const lower = q.toLowerCase();
  const uid = UID.test(lower) ? lower : null;
  const id = !phone && /^#?[1-9]\d{0,14}$/.test(q) ? Number(q.replace('#', '')) : null;
  const phone_end = withPhones && /^\d{4}$/.test(q) ? q : null;
  const isKey = phone !== null || uid !== null || id !== null || phone_end !== null;
  return { id, uid, phone, phone_end, case_number: readCaseNumber(q), words: isKey ? null : q };
}
