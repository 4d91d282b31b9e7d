// The pass, a token of the server that authorizes the registration of a verified phone number. The pass is kept in
// memory only, between sign-in and registration.

export interface VerifiedPhone {
  phone: string;
  pass: string;
}

let kept: (VerifiedPhone & { until: number }) | null = null;

const LIFE = 14 * 60_000;

/**
 * Stores the pass (the token for a verified phone number) in memory. The server accepts a pass for 15 minutes; it is
 * dropped here after 14 minutes.
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
