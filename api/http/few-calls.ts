// So many calls a minute from one address, counted in this process: for what costs little and tells little.
import type { RequestHandler } from 'express';
import { fail } from '#contracts/problems.ts';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from './client-address.ts';

const MINUTE_MS = 60_000;

/** Refuses the calls of an address beyond `most` a minute; this machine itself is spared outside production (D57). */
export function fewCalls({ settings }: Pick<ApiDeps, 'settings'>, most: number): RequestHandler {
  let counted = new Map<string, number>();
  let until = 0;
  return (req, _res, next) => {
    const now = performance.now();
    if (now >= until) {
      counted = new Map();
      until = now + MINUTE_MS;
    }
    const address = limitedAddress(req, settings.production);
    const calls = (counted.get(address) ?? 0) + 1;
    counted.set(address, calls);
    if (address !== '' && calls > most) fail('rate_limited', { retry_after: Math.ceil((until - now) / 1000) });
    next();
  };
}
