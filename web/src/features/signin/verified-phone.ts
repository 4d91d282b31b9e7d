// The verified phone number with its pass, a token of the server that authorizes the registration of this number. Both
// are stored only in memory, from the sign-in to the registration.

export interface VerifiedPhone {
  phone: string;
  pass: string;
}

let kept: (VerifiedPhone & { until: number }) | null = null;

const LIFE = 14 * 60_000;

/**
 * Stores the phone number and its pass in memory for 14 minutes. The server accepts a pass for 15 minutes, so a pass
 * from this memory is not yet expired when the request arrives.
 */
export function saveVerifiedPhone(verified: VerifiedPhone): void {
  kept = { ...verified, until: Date.now() + LIFE };
}

/** Returns the phone number and its pass; null if no number was verified or the pass has expired. */
export function verifiedPhone(): VerifiedPhone | null {
  return kept && kept.until > Date.now() ? kept : null;
}

/** Deletes the pass (the token for a verified phone number) after it was used or refused. */
export function dropVerifiedPhone(): void {
  kept = null;
}
