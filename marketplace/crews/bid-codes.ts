// Codes with which members of a crew consent through the leader's phone (D81). Pure.
import { keyedDigest } from '#platform/secrets.ts';

/** Wrong codes that a leader may type for a bid. Afterwards its codes do not work any more. */
export const CODE_TRIES = 5;

const CODES = 10_000;

/**
 * Returns the code of a member: four digits. The codes of a bid all differ, so a code names its member. The same bid
 * always has the same codes, so a repeated SMS has the same code. `memberIds`: all members of the bid.
 */
export function codeOfMember(
  secret: string,
  bid: { id: number; memberIds: readonly number[] },
  labourId: number,
): string {
  const taken = new Set<number>();
  for (const id of [...bid.memberIds].sort((a, b) => a - b)) {
    let code = keyedDigest(secret, 'crew code', String(bid.id), String(id)).readUInt32BE(0) % CODES;
    while (taken.has(code)) code = (code + 1) % CODES;
    if (id === labourId) return String(code).padStart(4, '0');
    taken.add(code);
  }
  throw new Error('The worker is not a member of the bid.');
}

/** Returns the digest under which a code is stored. Without the key, four digits could be found by trying all of them. */
export const codeDigest = (secret: string, bidId: number, code: string): Buffer =>
  keyedDigest(secret, 'typed crew code', String(bidId), code);
