// The line L8 of the result table: clients that poll at a fixed interval, each with its own offset. Records when a
// client first sees each application.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { sharedClock } from '../statistics.ts';

const [url = '', token = '', given = '60', count = '60'] = process.argv.slice(2);
const [seconds, people] = [Number(given), Number(count)];
const list = z.object({ notifications: z.array(z.object({ application_id: z.nullable(z.int()) })) });
const headers = { authorization: `Bearer ${token}` };
const arrivals: [number, number][] = [];
let [requests, spent] = [0, 0];

async function ask(heard: Set<number>): Promise<void> {
  const from = sharedClock();
  const answer = await fetch(`${url}/api/v1/notifications/labour/notifications/`, { headers });
  const { notifications } = list.parse(await answer.json());
  const at = sharedClock();
  requests += 1;
  spent += at - from;
  for (const { application_id: id } of notifications) {
    if (id === null || heard.has(id)) continue;
    heard.add(id);
    arrivals.push([id, at]);
  }
}

async function poll(nth: number): Promise<void> {
  const heard = new Set<number>();
  for (let due = begun + (nth / people) * seconds * 1000; ; due += seconds * 1000) {
    await pause(Math.max(0, due - sharedClock()));
    await ask(heard);
  }
}

process.on('message', () => process.send?.({ arrivals, requests, ms: spent / Math.max(1, requests) }));
process.on('disconnect', () => process.exit(0));
const begun = sharedClock();
for (let nth = 0; nth < people; nth += 1) void poll(nth);
process.send?.({ ready: true });
