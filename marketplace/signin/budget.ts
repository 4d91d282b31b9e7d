// Hourly budget of sign-in codes. Strangers (unknown devices that ask for unregistered phone numbers) share one half.
// Known devices and registered phone numbers may use the whole budget. Pure.
import type { SendLimits } from './rules.ts';

/**
 * Minimum share of the codes requested by a network that must be verified. With a lower share, the network probably
 * does not send genuine sign-ins and gets fewer codes.
 */
const GOOD_SHARE = 0.25;
/**
 * Maximum number of codes per day for a network below `GOOD_SHARE`. The limit applies while at least half of the budget
 * for strangers (unknown devices with unregistered phone numbers) is used.
 */
const NEWCOMER_CODES = 3;

/**
 * Counts that decide whether a stranger gets a code. A stranger is an unknown device that asks for an unregistered
 * phone number.
 */
export interface OpenHistory {
  /** Codes sent in the last hour to unknown devices with unregistered phone numbers. */
  open: number;
  /**
   * `network_asked`: number of requests of the network in the last 24 h. `network_used`: number of these requests whose
   * code was verified. Both are 0 if the network is new or exempt.
   */
  network_asked: number;
  network_used: number;
  /** True if the limits per network do not apply to the request. */
  exempt: boolean;
}

/** Sign-in codes per hour that all strangers (unknown devices with unregistered numbers) share: half of the budget. */
export function openPartOf({ otp_per_hour }: Pick<SendLimits, 'otp_per_hour'>): number {
  return Math.ceil(otp_per_hour / 2);
}

/**
 * Returns true if a stranger (an unknown device with an unregistered phone number) from this network gets no code now.
 * Once half of the strangers' part of the budget is used, a network below `GOOD_SHARE` gets at most `NEWCOMER_CODES`
 * codes; once three quarters are used, it gets none. Networks with a good share may use the rest.
 */
export function isShutToStrangers(history: OpenHistory, limits: Pick<SendLimits, 'otp_per_hour'>): boolean {
  const part = openPartOf(limits);
  const { open, network_asked, network_used, exempt } = history;
  if (open >= part) return true;
  if (exempt || (network_asked > 0 && network_used / network_asked >= GOOD_SHARE)) return false;
  if (open >= part * 0.75) return true;
  return open >= part * 0.5 && network_asked >= NEWCOMER_CODES;
}
