// Five processes of a thousand listeners each, and what they have heard.
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { waitFor } from '#testing/wait-for.ts';
import { answerOf, endThese, startPart } from '../children.ts';
import type { Listener } from './scene.ts';

const PROCESSES = 5;
const heardShape = z.object({ received: z.int(), first: z.number(), last: z.number() });
type Heard = z.output<typeof heardShape>;

async function ask(crowd: readonly ChildProcess[], word: 'report' | 'reset'): Promise<Heard> {
  const all = await Promise.all(
    crowd.map((child) => {
      const answer = answerOf(child, heardShape);
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
  /** Once everybody has heard one message; throws where somebody has heard two. */
  untilAllHeard(within: number): Promise<Heard>;
  /** Ends the processes of the crowd alone. */
  end(): Promise<void>;
}

/** Connects everybody. */
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
    untilAllHeard: async (within) => {
      const all = async () => (await ask(crowd, 'report')).received >= listeners.length;
      // Who was missed shows in the count below.
      await waitFor('everybody', all, within).catch(() => {});
      const heard = await ask(crowd, 'report');
      if (heard.received !== listeners.length) throw new Error(`${heard.received} messages, not ${listeners.length}`);
      return heard;
    },
  };
}
