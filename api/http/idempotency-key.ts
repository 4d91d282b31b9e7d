// Reads the `Idempotency-Key` header of a request and computes a digest of the request's content.
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';
import { digest } from '#platform/secrets.ts';
import type { Call } from './route.ts';

/** Matches a valid key: 1 to 200 printable ASCII characters, without spaces. */
const keyShape = /^[!-~]{1,200}$/;

/**
 * Returns the key and the digest of the request; null without the header. Fails with `validation_failed` if the key has
 * invalid characters.
 */
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
