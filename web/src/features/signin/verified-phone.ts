// The pass of a number that has just been checked, on its way from sign-in to registration; kept in memory only.

export interface VerifiedPhone {
  phone: string;
  pass: string;
}

let kept: (VerifiedPhone & { until: number }) | null = null;

const LIFE = 14 * 60_000;

/** Keeps the pass for as long as the server takes it (15 minutes, less a margin). */
export function saveVerifiedPhone(verified: VerifiedPhone): void {
  kept = { ...verified, until: Date.now() + LIFE };
}

/** The pass, or null where there is none or it is too old. */
export function verifiedPhone(): VerifiedPhone | null {
  return kept && kept.until > Date.now() ? kept : null;
}

/** Forgets the pass: it is used or refused. */
export function dropVerifiedPhone(): void {
  kept = null;
}
