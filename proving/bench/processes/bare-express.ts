// Baseline of the line H2 in the result table: plain Express with a constant response.
import { readFileSync } from 'node:fs';
import express from 'express';

const [file = '', at = '/'] = process.argv.slice(2);
const answer: unknown = JSON.parse(readFileSync(file, 'utf8'));

const app = express();
app.get(at, (_req, res) => {
  res.json(answer);
});
process.on('disconnect', () => process.exit(0));
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
