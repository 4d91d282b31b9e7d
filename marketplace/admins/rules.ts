// What holds for administrators' sessions, passwords and second factors (D44, D45). Pure.
import type { AdminRole } from '#contracts/admin-roles.ts';
import { LINE_TIMES, NETWORK_TIMES } from '../network-times.ts';

/** Every administrator's token begins with it, no user's does. */
export const ADMIN_TOKEN_PREFIX = 'adm_';
/** Minutes without a call after which a session is over; its age ends it after 8 hours in any case. */
export const IDLE_MINUTES = 120;
/** Minutes for which an entered password opens the SQL console. */
export const CONFIRMED_MINUTES = 15;
/** Minutes for which a failed login counts. */
export const FAILURE_MINUTES = 15;

/** Seconds for which a passkey may answer a challenge. */
export const CHALLENGE_SECONDS = 300;
/** Passkeys of one account: more than anybody carries, and few enough for one list. */
export const MAX_PASSKEYS = 10;

/** True if an account of this role must have a second factor: superusers and moderators in production. */
export const mustHaveSecondFactor = (production: boolean, role: AdminRole): boolean => production && role !== 'viewer';

/** True if a session may do nothing but enrol a second factor and log out. */
export function mustEnrol(production: boolean, account: { role: AdminRole; has_second_factor: boolean }): boolean {
  return mustHaveSecondFactor(production, account.role) && !account.has_second_factor;
}

/** Failed logins that count now: of this name from this address, of the name from anywhere, for any name from the address and around it. */
export interface Failures {
  pair: number;
  of_name: number;
  from_address: number;
  /** From the subscriber line of the address (IPv6 /56), and from its network (/48, IPv4 /24). */
  from_line: number;
  from_network: number;
  /** Seconds until the first of each kind counts no more. */
  pair_seconds: number;
  name_seconds: number;
  address_seconds: number;
  line_seconds: number;
  network_seconds: number;
  /** The name's owner logged in from here in the last 30 days. */
  address_is_known: boolean;
}

/** Wrong tries of one name from one address (D44), of one name by strangers from anywhere, and from one address. */
const MAX_FAILURES = { pair: 5, of_name: 50, from_address: 30 };

/** Seconds until the line and the network of the address have room; 0 while they have. */
function waitOfNetworks(failures: Failures): number {
  if (failures.from_line >= MAX_FAILURES.from_address * LINE_TIMES) return Math.max(1, failures.line_seconds);
  return failures.from_network >= MAX_FAILURES.from_address * NETWORK_TIMES ? Math.max(1, failures.network_seconds) : 0;
}

/**
 * Seconds until another login may be tried; 0 is now. Where the owner of a name logs in from, only their own mistakes count: strangers who
 * try from many addresses lock each other out, and not the owner.
 */
export function waitBeforeLogin(failures: Failures): number {
  if (failures.pair >= MAX_FAILURES.pair) return Math.max(1, failures.pair_seconds);
  if (failures.from_address >= MAX_FAILURES.from_address) return Math.max(1, failures.address_seconds);
  if (failures.address_is_known) return 0;
  const ofName = failures.of_name >= MAX_FAILURES.of_name ? Math.max(1, failures.name_seconds) : 0;
  return Math.max(ofName, waitOfNetworks(failures));
}
