// The line S4 of the result table, if pgbench is not installed: runs the product's statements over several
// node-postgres connections, without any other work.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { z } from '#contracts/z.ts';

const [url = '', file = '', connections = '8', warmUp = '2', measured = '4'] = process.argv.slice(2);
const nameOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 20);
const questions = z
  .array(z.array(z.object({ text: z.string(), values: z.array(z.unknown()) })))
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .map((statements) => statements.map((one) => ({ ...one, name: nameOf(one.text) })));

let answered = 0;
let asking = true;

/** Runs the searches one after the other over one connection. Each connection starts with a different search. */
async function ask(nth: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let at = nth * 7; asking; at += 1) {
    for (const statement of questions[at % questions.length] ?? []) await client.query(statement);
    answered += 1;
  }
  await client.end();
}

const all = Array.from({ length: Number(connections) }, (_, nth) => ask(nth));
setTimeout(() => {
  answered = 0;
}, Number(warmUp) * 1000);
setTimeout(
  () => {
    const rate = answered / Number(measured);
    asking = false;
    Promise.all(all).then(() => process.send?.({ rate }));
  },
  (Number(warmUp) + Number(measured)) * 1000,
);
process.on('disconnect', () => process.exit(0));
