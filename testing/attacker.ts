// An attacker on the internet: calls the API from any IP address, through the proxy that the API trusts.
import { z } from '#contracts/z.ts';
import type { useApi } from '#testing/api.ts';

type Api = ReturnType<typeof useApi>;

/** API settings with which the API takes a caller's address from the header `X-Forwarded-For`. */
export const behindProxy = { trusted_proxies: ['127.0.0.1'] };

/** Returns the n-th address of the attacker. */
export const addressOf = (n: number) => `100.${64 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${n & 255}`;

const answer = z.looseObject({ access_token: z.optional(z.string()), code: z.optional(z.string()) });

/** Posts to a sign-in path. Returns the status and the relevant fields of the body. */
export async function post(api: Api, path: string, { body, address }: { body: object; address?: string }) {
  const response = await fetch(`${api.base}/api/v1/auth/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address ? { 'x-forwarded-for': address } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...answer.parse(await response.json()) };
}

/** Calls `work` for each number below `count`, with at most `width` calls at the same time. */
export async function inParallel(count: number, work: (n: number) => Promise<void>, width = 20): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      await work(n);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Returns the n-th of the attacker's ten-digit phone numbers. */
export const phoneAt = (n: number) => `7${String(n).padStart(9, '0')}`;
