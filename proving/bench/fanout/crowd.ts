// Starts five processes with 1,000 clients each and collects the messages they received.
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { waitFor } from '#testing/wait-for.ts';
import { answerOf, endThese, startPart } from '../processes.ts';
import type { Listener } from './scene.ts';

const PROCESSES = 5;
const receivedShape = z.object({ received: z.int(), first: z.number(), last: z.number() });
type Received = z.output<typeof receivedShape>;

async function ask(crowd: readonly ChildProcess[], word: 'report' | 'reset'): Promise<Received> {
  const all = await Promise.all(
    crowd.map((child) => {
      const answer = answerOf(child, receivedShape);
      child.send(word);
      return answer;
    }),
  );
  return {
    received: all.reduce((sum, { received }) => sum + received, 0),
    first: Math.min(...all.map(({ first }) => first)),
    last: Math.max(...all.map(({ last }) => last)),
  };
}

export interface Crowd {
  reset(): Promise<unknown>;
  /** Resolves when every client has received one message. Throws if a client has received two. */
  untilAllReceived(within: number): Promise<Received>;
  /** Ends only the client processes. */
  end(): Promise<void>;
}

/** Starts the client processes. Resolves when all clients are connected. */
export async function startCrowd(
  { kind, url, folder }: { kind: 'socket.io' | 'ws'; url: string; folder: string },
  listeners: readonly Listener[],
): Promise<Crowd> {
  const size = Math.ceil(listeners.length / PROCESSES);
  const crowd: ChildProcess[] = [];
  for (let from = 0; from < listeners.length; from += size) {
    const file = path.join(folder, `crowd-${from}.json`);
    writeFileSync(file, JSON.stringify(listeners.slice(from, from + size)));
    crowd.push((await startPart('crowd', [kind, url, file])).child);
  }
  return {
    reset: () => ask(crowd, 'reset'),
    end: () => endThese(crowd),
    untilAllReceived: async (within) => {
      const all = async () => (await ask(crowd, 'report')).received >= listeners.length;
      // Ignore the timeout here, because the next lines report how many messages are missing.
      await waitFor('all clients', all, within).catch(() => {});
      const report = await ask(crowd, 'report');
      if (report.received !== listeners.length) throw new Error(`${report.received} messages, not ${listeners.length}`);
      return report;
    },
  };
}
