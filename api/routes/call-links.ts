// HTTP routes of the links in SMS about calls, for callers who are not signed in.
import type { Express, Request, Response } from 'express';
import { callLinkEndpoints as endpoints } from '#contracts/call-links.ts';
import { fail } from '#contracts/problems.ts';
import { answerLink, findOpenLink, questionOf } from '#marketplace/crews/actions/answer-link.ts';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from '../http/client-address.ts';
import { createMissLimiter } from '../http/miss-limiter.ts';
import { mount } from '../http/route.ts';

/**
 * Wrong tokens of one address in an hour. An expired token is not counted: many users of a mobile network share one
 * address and open old SMS.
 */
const WRONG_PER_HOUR = 10;

interface LinkCall {
  req: Request;
  res: Response;
  params: { token: string };
}

export function callLinkRoutes(app: Express, deps: ApiDeps): void {
  const misses = createMissLimiter(deps, 'wrong links of calls', WRONG_PER_HOUR);

  /** Returns the question of the token. Fails with `rate_limited` before it reads the token, and with `not_found`. */
  async function openLink({ req, res, params }: LinkCall) {
    res.set('Cache-Control', 'no-store');
    const address = limitedAddress(req, deps.settings);
    if (address !== '') misses.require(address);
    const found = await findOpenLink(deps, params.token);
    if (found === 'unknown' && address !== '') misses.count(address);
    return typeof found === 'string' ? fail('not_found') : found;
  }

  mount(app, deps, endpoints.readCallLink, async (call) => questionOf(await openLink(call)));
  mount(app, deps, endpoints.answerCallLink, async (call) =>
    answerLink(deps, call.params.token, await openLink(call), call.body),
  );
}
