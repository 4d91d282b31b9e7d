// Rate limit per address and minute, for cheap endpoints without sensitive data.
import type { RequestHandler } from 'express';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from './client-address.ts';
import { createLimiter } from './limiter.ts';

/**
 * Returns middleware that fails with `rate_limited` if an address sends more than `max` requests per minute. Requests
 * with the secret key of a local demo are exempt (D57, D109).
 */
export function rateLimit(deps: Pick<ApiDeps, 'counts' | 'settings'>, what: string, max: number): RequestHandler {
  const count = createLimiter(deps, what);
  return async (req, _res, next) => {
    const address = limitedAddress(req, deps.settings);
    if (address !== '') await count(address, max);
    next();
  };
}
