// Tests the codes of a bid (D81).
import { describe, expect, it } from 'vitest';
import { codeDigest, codeOfMember } from './bid-codes.ts';

const memberIds = Array.from({ length: 12 }, (_, n) => 40 + n * 7);

describe('Codes of a bid', () => {
  it('The codes of a bid all differ, also when two members draw the same one', () => {
    for (let id = 1; id <= 500; id += 1) {
      const codes = memberIds.map((labourId) => codeOfMember('secret', { id, memberIds }, labourId));
      expect(new Set(codes).size).toBe(memberIds.length);
      expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
    }
  });

  it('The code of a member does not depend on the order of the members', () => {
    const reversed = [...memberIds].reverse();
    for (const labourId of memberIds)
      expect(codeOfMember('secret', { id: 7, memberIds: reversed }, labourId)).toBe(
        codeOfMember('secret', { id: 7, memberIds }, labourId),
      );
  });

  it('The same digits have another digest in another bid and with another key', () => {
    const digests = [codeDigest('secret', 1, '1234'), codeDigest('secret', 2, '1234'), codeDigest('other', 1, '1234')];
    expect(new Set(digests.map((digest) => digest.toString('hex'))).size).toBe(3);
  });

  it('A worker outside the bid has no code', () => {
    expect(() => codeOfMember('secret', { id: 1, memberIds }, 1)).toThrow('not a member');
  });
});
