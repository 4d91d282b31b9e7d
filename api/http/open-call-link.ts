// Opens the link of an SMS about a call by its token, with the limit on wrong tokens.
import type { Request, Response } from 'express';
import { fail } from '#contracts/problems.ts';
import { findOpenLink, type OpenLink } from '#marketplace/crews/actions/answer-link.ts';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from './client-address.ts';
import { createMissLimiter } from './miss-limiter.ts';

/**
 * Wrong tokens of one address in an hour. An expired token is not counted: many users of a mobile network share one
 * address and open old SMS.
 */
const WRONG_PER_HOUR = 10;

/**
 * Returns a function that returns the question of a token. It fails with `rate_limited` before it reads the token, and
 * with `not_found` for a wrong and an expired token. The response is not stored.
 */
export function callLinkOpener(deps: ApiDeps) {
  const misses = createMissLimiter(deps, 'wrong links of calls', WRONG_PER_HOUR);
  return async (req: Request, res: Response, token: string): Promise<OpenLink> => {
    res.set('Cache-Control', 'no-store');
    const address = limitedAddress(req, deps.settings);
    if (address !== '') await misses.require(address);
    const found = await findOpenLink(deps, token);
    if (found === 'unknown' && address !== '') await misses.count(address);
    return typeof found === 'string' ? fail('not_found') : found;
  };
}
