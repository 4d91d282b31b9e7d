// Baseline of a search: a minimal Express route that runs the product's statements and returns the rows unchanged.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import express from 'express';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';

const [url = '', file = ''] = process.argv.slice(2);
const db = openDb({ url, max: 16, name: 'bare search' });
const questions = z
  .array(z.array(z.object({ text: z.string(), values: z.array(z.unknown()) })))
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const nameOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 20);
const prepared = questions.map((statements) => statements.map((one) => ({ ...one, name: nameOf(one.text) })));

const app = express();
app.get('/search/:at', async (req, res) => {
  const answers: unknown[] = [];
  for (const statement of prepared[Number(req.params.at)] ?? []) answers.push((await db.query(statement)).rows);
  res.json(answers);
});
process.on('disconnect', () => process.exit(0));
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
