// The demo's rights: the supervisor that started the embedded database hands over a secret of this start (D109).
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { digest, sameBytes } from './secrets.ts';

export interface Demo {
  /** The secret of this start. A request that brings it may read the test phone, make the first administrator, and is not limited. */
  key: string;
  /** Tests of the whole program are not limited without the key either. */
  unlimited: boolean;
}

export const DEMO_COOKIE = 'ks_demo';
/** The argument with which a program expects the message: no variable of the environment leads here. */
export const DEMO_ARGUMENT = '--demo';

const handOver = z.object({ demo: z.object({ key: z.string().check(z.minLength(32)), unlimited: z.boolean() }) });

/** The demo that the parent process hands over on its channel; null without the argument, without a channel and in production. */
export async function receiveDemo(of: { production: boolean }): Promise<Demo | null> {
  if (of.production || !process.argv.includes(DEMO_ARGUMENT) || !process.channel) return null;
  const message = await new Promise<unknown>((resolve) => process.once('message', resolve));
  return handOver.parse(message).demo;
}

/** Whether a text is the key of this start. */
export const isDemoKey = (demo: Demo | null, given: string | undefined): boolean =>
  Boolean(demo && given && sameBytes(digest(given), digest(demo.key)));

/** Whether a request brings the key, in the cookie that the printed link has set. */
export function bringsDemoKey(demo: Demo | null, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const given = new RegExp(`(?:^|; )${DEMO_COOKIE}=([\\w-]{32,100})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return isDemoKey(demo, given);
}
