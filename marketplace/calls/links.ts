// Tokens of the links in SMS about calls (D83, decision 0078), and how long a link is valid. Pure.
import { LINK_LENGTH, LINK_LETTERS, type LinkPurpose } from '#contracts/call-links.ts';
import { digest, keyedDigest } from '#platform/secrets.ts';
import { type CallFacts, openQuestion, takesAnswers } from './rules.ts';

/** The question of a link: which worker is asked what about which call. */
export interface LinkKey {
  job_id: number;
  labour_id: number;
  purpose: LinkPurpose;
}

/**
 * Returns the token of a link: 80 bits of an HMAC as 16 characters. The same question always has the same token, so a
 * repeated SMS has the same link.
 */
export function tokenOf(secret: string, { job_id, labour_id, purpose }: LinkKey): string {
  const bits = keyedDigest(secret, 'call link', String(job_id), String(labour_id), purpose);
  return Array.from(bits.subarray(0, LINK_LENGTH), (byte) => LINK_LETTERS[byte % LINK_LETTERS.length]).join('');
}

/** Returns the digest under which a link is stored. */
export const linkDigest = (token: string): Buffer => digest(token);

/**
 * True while a link is valid: an offer while workers may take a seat, another question until the next question or the
 * start. `answered`: when the worker said yes to the call (ms since 1970).
 */
export function isLinkValid(purpose: LinkPurpose, facts: CallFacts, answered: number): boolean {
  if (purpose === 'offer') return takesAnswers(facts);
  return takesAnswers(facts) && openQuestion(facts, { answered, isConfirmed: false, isComing: false }) === purpose;
}
