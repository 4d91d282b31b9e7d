// npm run prove -- call-walks [--walks 50] [--steps 40] [--seed 7]: random walks over the real actions of calls and crews
// on a real Postgres. Prints the seed and the path of each walk that breaks an invariant.
import { parseArgs } from 'node:util';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { runOn, startPostgres } from '../bench/servers.ts';
import { walk } from './walk.ts';

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '50' },
    steps: { type: 'string', default: '40' },
    seed: { type: 'string', default: '7' },
  },
});
const [walks, steps, first] = [Number(values.walks), Number(values.steps), Number(values.seed)];

const postgres = await startPostgres();
let broken = 0;
const outcomes = new Map<string, number>();
try {
  await runOn(postgres.url, 'create database walks');
  const address = new URL(postgres.url);
  address.pathname = '/walks';
  await migrate(address.href, 'migrations');
  const db = openDb({ url: address.href, max: 4, name: 'walks' });
  for (let seed = first; seed < first + walks; seed += 1) {
    const { path, faults } = await walk(db, seed, steps);
    for (const line of path) {
      const outcome = line.slice(line.lastIndexOf(', ') + 2);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    if (faults.length === 0) continue;
    broken += 1;
    console.log(`seed ${seed}: ${faults.join('; ')}\n  ${path.join('\n  ')}`);
    break;
  }
  await db.end();
} finally {
  await postgres.stop();
}
for (const [outcome, count] of [...outcomes].sort()) console.log(`${String(count).padStart(6)}  ${outcome}`);
console.log(`${walks} walks of ${steps} steps from seed ${first}: ${broken} broken`);
process.exit(broken > 0 ? 1 : 0);
