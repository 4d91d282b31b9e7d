// Rules for administrators' sessions, passwords and second factors (D44, D45). Pure.
import type { AdminRole } from '#contracts/admin-roles.ts';
import { LINE_TIMES, NETWORK_TIMES } from '../network-times.ts';

/** Prefix of all administrators' tokens. Tokens of users do not have it. */
export const ADMIN_TOKEN_PREFIX = 'adm_';
/** Minutes without a request after which a session ends. It ends after 8 hours in any case. */
export const IDLE_MINUTES = 120;
/** Minutes for which a confirmed password gives access to the SQL console. */
export const CONFIRMED_MINUTES = 15;
/** Minutes for which a failed login counts. */
export const FAILURE_MINUTES = 15;

/** Seconds in which a passkey must answer a challenge. */
export const CHALLENGE_SECONDS = 300;
/** Passkeys per account: more than an administrator needs, and few enough for one list. */
export const MAX_PASSKEYS = 10;

/** Returns true if an account of this role must have a second factor: superusers and moderators in production. */
export const mustHaveSecondFactor = (production: boolean, role: AdminRole): boolean => production && role !== 'viewer';

/** Returns true if a session may only enrol a second factor and log out. */
export function mustEnrol(production: boolean, account: { role: AdminRole; has_second_factor: boolean }): boolean {
  return mustHaveSecondFactor(production, account.role) && !account.has_second_factor;
}

/**
 * Failed logins in the last `FAILURE_MINUTES`: of this name from this address (`pair`), of this name from all
 * addresses, and of all names from this address and the networks around it.
 */
export interface Failures {
  pair: number;
  of_name: number;
  from_address: number;
  /** Failures from the subscriber line of the address (IPv6 /56), and from its network (/48, IPv4 /24). */
  from_line: number;
  from_network: number;
  /** Seconds until the oldest failure of each kind stops counting. */
  pair_seconds: number;
  name_seconds: number;
  address_seconds: number;
  line_seconds: number;
  network_seconds: number;
  /** The owner of the name logged in from this address in the last 30 days. */
  address_is_known: boolean;
}

/** Failed attempts per name and address (D44), per name from unknown addresses, and per address. */
const MAX_FAILURES = { pair: 5, of_name: 50, from_address: 30 };

/** Returns the seconds until the line and the network of the address may try again; 0 if they may now. */
function waitOfNetworks(failures: Failures): number {
  if (failures.from_line >= MAX_FAILURES.from_address * LINE_TIMES) return Math.max(1, failures.line_seconds);
  return failures.from_network >= MAX_FAILURES.from_address * NETWORK_TIMES ? Math.max(1, failures.network_seconds) : 0;
}

/**
 * Returns the seconds until the next login attempt is allowed; 0 means now. At an address from which the owner of the
 * name has logged in, only failures from that address count: attackers at many addresses lock each other out, but not
 * the owner.
 */
export function waitBeforeLogin(failures: Failures): number {
  if (failures.pair >= MAX_FAILURES.pair) return Math.max(1, failures.pair_seconds);
  if (failures.from_address >= MAX_FAILURES.from_address) return Math.max(1, failures.address_seconds);
  if (failures.address_is_known) return 0;
  const ofName = failures.of_name >= MAX_FAILURES.of_name ? Math.max(1, failures.name_seconds) : 0;
  return Math.max(ofName, waitOfNetworks(failures));
}
