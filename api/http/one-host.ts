// Rejects requests with two `Host` headers (RFC 9112, 3.2): a proxy may route by one of them while this process reads
// the other.
import type { IncomingMessage } from 'node:http';
import { Problem } from '#contracts/problems.ts';
import { sendProblem } from './problem-response.ts';
import type { Middleware } from './request.ts';

/**
 * True for a request with two `Host` headers. Reads `headersDistinct`, because `headers` contains only the first of
 * them.
 */
export const hasTwoHosts = ({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>): boolean =>
  (headersDistinct.host?.length ?? 0) > 1;

/** Answers 400 `malformed_request` to a request with two `Host` headers. */
export const requireOneHost: Middleware = (req, res, next) => {
  if (!hasTwoHosts(req)) return next();
  sendProblem(req, res, new Problem('malformed_request'));
};
