// npm run bench:queue: throughput of the queue for bulk work, compared with BullMQ, pg-boss, the library's defaults and
// plain SQL; and the number of events per second that become notifications (line E1). --check fails if a required value
// is missed; --json FILE; --rounds N; --tasks N; --events N; --slots 10,24; --only=Q,E; --any-load also measures on a
// busy machine.

import { inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { drainLines } from './queue/draining.ts';
import { notifiedLine } from './queue/notifying.ts';

const options = readOptions({ rounds: '5', seed: '20261121', tasks: '20000', events: '2000', slots: '10,24' });
const { option, asks } = options;
const rounds = Number(option('rounds'));

await inEnvironment(options, async (environment) => {
  const [tasks, events] = [Number(option('tasks')), Number(option('events'))];
  environment.note({ seed: option('seed') });
  console.log(`${tasks} tasks a drain, ${events} events, ${rounds} rounds`);
  if (asks('Q'))
    for (const slots of option('slots').split(',').map(Number))
      environment.keep(...(await drainLines(environment, { tasks, slots, rounds })));
  if (asks('E')) environment.keep(await notifiedLine(environment, { events, rounds }));
});
