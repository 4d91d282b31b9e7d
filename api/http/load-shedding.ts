// Sends away at once whom nobody could answer in time. Where all wait in one queue for the database, each is given up at its end, the work for
// it is lost, and those who come again find the queue as long: nobody is answered any more.
import { Problem } from '#contracts/problems.ts';
import type { Db } from '#platform/db.ts';
import { sendProblem } from './problem-response.ts';
import type { Middleware } from './request.ts';

/** Questions that may wait for one connection: at 50 ms each, on a machine that is out of breath, a second and a half. */
const MAX_WAITING_PER_CONNECTION = 32;

/** Seconds until they may come again, each at another moment: who is told to come soon keeps the machine busy with sending them away. */
const retryAfterSeconds = () => 5 + Math.floor(Math.random() * 11);

/** Refuses calls of the API with `unavailable` while the queue is full. Pages, files and health wait for nobody here. */
export function shedLoad(db: Pick<Db, 'waitingCount' | 'options'>): Middleware {
  const max = db.options.max * MAX_WAITING_PER_CONNECTION;
  return (req, res, next) => {
    if (db.waitingCount < max || !req.url?.startsWith('/api/')) return next();
    sendProblem(req, res, new Problem('unavailable', { retry_after: retryAfterSeconds() }));
  };
}
