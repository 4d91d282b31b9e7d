// The hourly budget of codes: half is open to all, the whole to known devices and registered phones. Pure.
import type { SendLimits } from './rules.ts';

/** Share of used codes (verified of requested) from which a network counts as a genuine source of sign-ins. */
const GOOD_SHARE = 0.25;
/** Codes that a network without a good share may ask for in a day while the open half is under pressure. */
const NEWCOMER_CODES = 3;

/** What a request of a stranger is weighed by. A stranger is an unknown device that asks for an unregistered phone. */
export interface OpenHistory {
  /** Codes sent to strangers in the last hour. */
  open: number;
  /** Requests and verified requests of the network in the last 24 h; both 0 if the network is new or exempt. */
  network_asked: number;
  network_used: number;
  /** True if limits per network do not apply to the request. */
  exempt: boolean;
}

/** Codes per hour that strangers get together: half of the budget. */
export function openPartOf({ otp_per_hour }: Pick<SendLimits, 'otp_per_hour'>): number {
  return Math.ceil(otp_per_hour / 2);
}

/**
 * True if a stranger gets no code now. The open half is shared by record: from half of its use, networks that rarely use their codes
 * get a few codes each; from three quarters, new networks get none; the networks with a good share may use it up.
 */
export function isShutToStrangers(history: OpenHistory, limits: Pick<SendLimits, 'otp_per_hour'>): boolean {
  const part = openPartOf(limits);
  const { open, network_asked, network_used, exempt } = history;
  if (open >= part) return true;
  if (exempt || (network_asked > 0 && network_used / network_asked >= GOOD_SHARE)) return false;
  if (open >= part * 0.75) return true;
  return open >= part * 0.5 && network_asked >= NEWCOMER_CODES;
}
