// What holds for administrators' sessions and passwords (D44, D45). Pure.

/** Every administrator's token begins with it, no user's does. */
export const ADMIN_TOKEN_PREFIX = 'adm_';
/** Minutes without a call after which a session is over; its age ends it after 8 hours in any case. */
export const IDLE_MINUTES = 120;
/** Minutes for which an entered password opens the SQL console. */
export const CONFIRMED_MINUTES = 15;
/** Minutes for which a failed login counts. */
export const FAILURE_MINUTES = 15;

/** Failed logins that count now: of this name from this address, of the name from anywhere, from the address for any name. */
export interface Failures {
  pair: number;
  of_name: number;
  from_address: number;
  /** Seconds until the first of each kind counts no more. */
  pair_seconds: number;
  name_seconds: number;
  address_seconds: number;
  /** The name's owner logged in from here in the last 30 days. */
  address_is_known: boolean;
}

/** Wrong tries of one name from one address (D44), of one name by strangers from anywhere, and from one address. */
const MOST = { pair: 5, of_name: 50, from_address: 30 };

/**
 * Seconds until another login may be tried; 0 is now. Where the owner of a name logs in from, only their own mistakes count: strangers who
 * try from many addresses lock each other out, and not the owner.
 */
export function waitBeforeLogin(failures: Failures): number {
  if (failures.pair >= MOST.pair) return Math.max(1, failures.pair_seconds);
  if (failures.from_address >= MOST.from_address) return Math.max(1, failures.address_seconds);
  const strangers = failures.of_name >= MOST.of_name && !failures.address_is_known;
  return strangers ? Math.max(1, failures.name_seconds) : 0;
}
