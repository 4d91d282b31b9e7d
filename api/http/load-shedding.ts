// Load shedding: rejects API requests with 503 while the queue for database connections is too long (decision 0056).
// Without this limit all queued requests would time out, their work would be lost, and retries would keep the queue
// full.
import { Problem } from '#contracts/problems.ts';
import { type Db, queueOf } from '#platform/db.ts';
import { sendProblem } from './problem-response.ts';
import type { Middleware } from './request.ts';

/**
 * Maximum number of waiting requests for each database connection that this kind of request may use. With 50 ms per
 * query, the last of them waits 1.6 s.
 */
const MAX_WAITING_PER_CONNECTION = 32;

/**
 * Returns a delay of 5–15 s. The delay is random so that rejected clients do not all retry at the same time. A shorter
 * delay would cause more rejections.
 */
const retryAfterSeconds = () => 5 + Math.floor(Math.random() * 11);

/**
 * Returns middleware that rejects API requests with `unavailable` while the connection queue of their kind is full. Pages,
 * files and health checks pass.
 */
export function shedLoad(db: Db): Middleware {
  return (req, res, next) => {
    if (!req.url?.startsWith('/api/')) return next();
    const { waiting, connections } = queueOf(db);
    if (waiting < connections * MAX_WAITING_PER_CONNECTION) return next();
    sendProblem(req, res, new Problem('unavailable', { retry_after: retryAfterSeconds() }));
  };
}
