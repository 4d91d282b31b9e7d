// So many calls a minute from one address: for what costs little and tells little.
import type { RequestHandler } from 'express';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from './client-address.ts';
import { createLimiter } from './limiter.ts';

/** Refuses the calls of an address beyond `most` a minute, except with the key of the demo (D57, D109). */
export function rateLimit(deps: Pick<ApiDeps, 'counts' | 'settings'>, what: string, max: number): RequestHandler {
  const count = createLimiter(deps, what);
  return async (req, _res, next) => {
    const address = limitedAddress(req, deps.settings);
    if (address !== '') await count(address, max);
    next();
  };
}
