// Rules for administrators' sessions, passwords and second factors (D44, D45). Pure functions.
import type { AdminRole } from '#contracts/admin-roles.ts';
import { LINE_TIMES, NETWORK_TIMES } from '../network-times.ts';

/** Prefix of all administrator tokens, which distinguishes them from user tokens. */
export const ADMIN_TOKEN_PREFIX = 'adm_';
/** Minutes without a request after which a session ends. Even a session in use ends 8 hours after the login. */
export const IDLE_MINUTES = 120;
/** Minutes for which a session may use the SQL console after its administrator has confirmed the password. */
export const CONFIRMED_MINUTES = 15;
/** Minutes for which a failed login counts against the limits. */
export const FAILURE_MINUTES = 15;

/** Seconds for which a passkey challenge is valid. */
export const CHALLENGE_SECONDS = 300;
/** Maximum number of passkeys per account: more than an administrator needs, and few enough for a short list. */
export const MAX_PASSKEYS = 10;

/** Returns true if an account of this role must have a second factor: superusers and moderators in production. */
export const mustHaveSecondFactor = (production: boolean, role: AdminRole): boolean => production && role !== 'viewer';

/** Returns true if the session of this account may only enrol a second factor and log out. */
export function mustEnrol(production: boolean, account: { role: AdminRole; has_second_factor: boolean }): boolean {
  return mustHaveSecondFactor(production, account.role) && !account.has_second_factor;
}

/**
 * Numbers of failed logins in the last `FAILURE_MINUTES`. `pair`: with the typed name from this address. `of_name`:
 * with the typed name from all addresses. `from_address`: with any name from this address.
 */
export interface Failures {
  pair: number;
  of_name: number;
  from_address: number;
  /**
   * Failed logins with any name from the networks that contain the address. `from_line`: from its IPv6 /56 (one
   * subscriber line). `from_network`: from its IPv6 /48 or IPv4 /24.
   */
  from_line: number;
  from_network: number;
  /** Seconds until the oldest counted failure is older than `FAILURE_MINUTES`, for each of the counts above. */
  pair_seconds: number;
  name_seconds: number;
  address_seconds: number;
  line_seconds: number;
  network_seconds: number;
  /** Whether the administrator with the typed name has logged in from this address in the last 30 days. */
  address_is_known: boolean;
}

/**
 * Maximum numbers of failed logins (D44). `pair`: with one name from one address. `of_name`: with one name from all
 * addresses; it does not apply to an address from which the administrator recently logged in. `from_address`: from one
 * address.
 */
const MAX_FAILURES = { pair: 5, of_name: 50, from_address: 30 };

/**
 * Returns the seconds until logins from the subscriber line and network of the address are allowed again; 0 if they are
 * allowed now.
 */
function waitOfNetworks(failures: Failures): number {
  if (failures.from_line >= MAX_FAILURES.from_address * LINE_TIMES) return Math.max(1, failures.line_seconds);
  return failures.from_network >= MAX_FAILURES.from_address * NETWORK_TIMES ? Math.max(1, failures.network_seconds) : 0;
}

/**
 * Returns the seconds until the next login attempt is allowed; 0 if it is allowed now. If the administrator has logged
 * in from this address in the last 30 days, only failures from this address count. So attackers at other addresses
 * cannot lock the administrator out.
 */
export function waitBeforeLogin(failures: Failures): number {
  if (failures.pair >= MAX_FAILURES.pair) return Math.max(1, failures.pair_seconds);
  if (failures.from_address >= MAX_FAILURES.from_address) return Math.max(1, failures.address_seconds);
  if (failures.address_is_known) return 0;
  const ofName = failures.of_name >= MAX_FAILURES.of_name ? Math.max(1, failures.name_seconds) : 0;
  return Math.max(ofName, waitOfNetworks(failures));
}
