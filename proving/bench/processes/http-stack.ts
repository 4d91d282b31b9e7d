// The line H2 of the result table: the product's HTTP middleware around a constant response: headers, request log,
// trusted proxy, and query parsing by contract. No CORS, because pages and API have one origin.
import { openSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import express from 'express';
import { callInput } from '#api/http/call-input.ts';
import { withFastPath } from '#api/http/fast-path.ts';
import { requestLog } from '#api/http/request-log.ts';
import { securityHeaders } from '#api/http/security-headers.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { createLog } from '#platform/log.ts';

const [file = '', at = '/'] = process.argv.slice(2);
const answer: unknown = JSON.parse(readFileSync(file, 'utf8'));
const nowhere = openSync(os.devNull, 'w');

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.set('trust proxy', ['127.0.0.1']);
app.use(callInput());
app.get(at, (req, res) => {
  jobEndpoints.listJobs.query.parse(req.query);
  res.json(answer);
});
process.on('disconnect', () => process.exit(0));
const log = createLog('bench', 'info', { write: (line) => void writeSync(nowhere, line) });
const server = createServer(withFastPath(app, [requestLog(log), securityHeaders()]));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
