// Waits until programs are ready. Finds free ports.
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves when every address has responded with 200. Calls `giveUp` after each failed attempt; `giveUp` may throw an
 * error to end the wait. Throws an error if an address has not responded within one minute.
 */
export async function untilReady(addresses: readonly string[], giveUp: () => void): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (const address of addresses) {
    while (!(await isReady(address))) {
      giveUp();
      if (Date.now() > deadline) throw new Error(`${address} did not answer within a minute.`);
      await pause(50);
    }
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
