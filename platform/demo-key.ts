// The demo key: a secret with which a browser may read the sent SMS and create the first administrator (D109). The
// supervisor that started the embedded database creates a new key at each start and sends it to the API.
import type { IncomingMessage } from 'node:http';
import { z } from '#contracts/z.ts';
import { digest, sameBytes } from './secrets.ts';

export interface Demo {
  /**
   * The demo key. A request with this key may read the sent SMS on the test phone page and create the first
   * administrator, and is not rate limited.
   */
  key: string;
  /** Disables rate limits also for requests without the key, for tests of the whole program. */
  unlimited: boolean;
}

export const DEMO_COOKIE = 'ks_demo';
/**
 * The command-line argument that makes a program wait for the message with the demo key. No environment variable
 * enables the demo.
 */
export const DEMO_ARGUMENT = '--demo';

const handOver = z.object({ demo: z.object({ key: z.string().check(z.minLength(32)), unlimited: z.boolean() }) });

/**
 * Returns the demo key and its options, which the parent process sends over IPC. Returns null without DEMO_ARGUMENT,
 * without an IPC channel, and in production.
 */
export async function receiveDemo(of: { production: boolean }): Promise<Demo | null> {
  if (of.production || !process.argv.includes(DEMO_ARGUMENT) || !process.channel) return null;
  const message = await new Promise<unknown>((resolve) => process.once('message', resolve));
  return handOver.parse(message).demo;
}

/** Whether a string is the demo key. */
export const isDemoKey = (demo: Demo | null, given: string | undefined): boolean =>
  Boolean(demo && given && sameBytes(digest(given), digest(demo.key)));

/** Whether a request has the demo key in its cookie. The link that `npm start` prints sets this cookie. */
export function bringsDemoKey(demo: Demo | null, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const given = new RegExp(`(?:^|; )${DEMO_COOKIE}=([\\w-]{32,100})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return isDemoKey(demo, given);
}
