// A call that may come twice: the caller's `Idempotency-Key`, and a digest of what the call asks.
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';
import { digest } from '#platform/secrets.ts';
import type { Call } from './route.ts';

/** Printable ASCII, up to 200 letters. */
const keyShape = /^[!-~]{1,200}$/;

/** The key of a call and what it asks; null where it has none. One that is no key is refused. */
export function readIdempotencyKey<E extends Endpoint>({
  req,
  params,
  query,
  body,
}: Call<E>): { key: string; requestHash: Buffer } | null {
  const given = req.headers['idempotency-key'];
  if (given === undefined) return null;
  const key = String(given);
  if (!keyShape.test(key)) fail('validation_failed', { errors: { 'Idempotency-Key': ['bad_characters'] } });
  return { key, requestHash: digest(JSON.stringify([req.method, req.route?.path ?? req.path, params, query, body])) };
}
