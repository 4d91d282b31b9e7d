// Tests the validation of identity numbers in common spellings. The expected results are from an independent
// implementation.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  gstinIsValid,
  maskIdentity,
  normaliseAadhaar,
  normaliseGstin,
  normalisePan,
  panIsPersons,
} from './identity.ts';
import { z } from './z.ts';

const cases = z.object({
  aadhaar: z.array(z.object({ in: z.string(), valid: z.boolean(), masked: z.nullable(z.string()) })),
  pan: z.array(z.object({ in: z.string(), valid: z.boolean(), masked: z.optional(z.nullable(z.string())) })),
  gstin: z.array(z.object({ in: z.string(), valid: z.boolean() })),
});
const vectors = cases.parse(
  JSON.parse(readFileSync(new URL('../testing/data/id_vectors.json', import.meta.url), 'utf8')),
);

describe('identity numbers', () => {
  it.each(vectors.aadhaar)('Aadhaar $in has validity $valid', ({ in: text, valid, masked }) => {
    const number = normaliseAadhaar(text);
    expect(number !== null).toBe(valid);
    if (number && masked) expect(maskIdentity('aadhaar', number)).toBe(masked);
  });

  it.each(vectors.pan)('PAN $in has validity $valid', ({ in: text, valid, masked }) => {
    const number = normalisePan(text);
    expect(number !== null).toBe(valid);
    if (number && masked) expect(maskIdentity('pan', number)).toBe(masked);
  });

  it.each(vectors.gstin)('GSTIN $in has validity $valid', ({ in: text, valid }) => {
    expect(gstinIsValid(normaliseGstin(text))).toBe(valid);
  });

  it('Aadhaar validation rejects a palindrome', () => {
    expect(normaliseAadhaar('222222222222')).toBeNull();
  });

  it('panIsPersons distinguishes a person’s PAN from a company’s', () => {
    expect(panIsPersons('AAPPV8261K')).toBe(true);
    expect(panIsPersons('AAACR5055K')).toBe(false);
  });
});
