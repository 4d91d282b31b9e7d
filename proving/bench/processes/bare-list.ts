// Baseline of the line H1 in the result table: Node's HTTP server sends the JSON of one prepared statement unchanged.
import { createServer } from 'node:http';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';

const [url = '', text = '', values = '[]'] = process.argv.slice(2);
const db = openDb({ url, max: 16, name: 'bare list' });
const given = z.array(z.unknown()).parse(JSON.parse(values));
const row = z.object({ total: z.int(), jobs: z.string() });

const server = createServer(async (_req, res) => {
  const { rows } = await db.query({ name: 'list', text, values: given });
  const { total, jobs } = row.parse(rows[0]);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(
    `{"jobs":${jobs},"total":${total},"page":1,"limit":10,"pages":${Math.ceil(total / 10)},"total_relation":"eq","widening":null}`,
  );
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
