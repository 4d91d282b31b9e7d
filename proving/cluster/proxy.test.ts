// Tests the proxy configuration with two fake processes that fail: retries, health checks, and forged headers.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { findProgram } from '#testing/programs.ts';
import { waitFor } from '#testing/wait-for.ts';
import { WEB_PORT } from './node.ts';
import { startProxy } from './proxy.ts';

interface FakeNode {
  host: string;
  server: Server;
  ready: boolean;
  /** Handles a request that is not a health check. */
  answer: (req: IncomingMessage, res: ServerResponse) => void;
  seen: IncomingMessage[];
}

const well = (_req: IncomingMessage, res: ServerResponse) => void res.end('well');

function startNode(host: string): Promise<FakeNode> {
  const server = createServer((req, res) => {
    if (req.url === '/ready') {
      res.writeHead(node.ready ? 200 : 503).end();
      return;
    }
    node.seen.push(req);
    node.answer(req, res);
  });
  const node: FakeNode = { host, server, ready: true, answer: well, seen: [] };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(WEB_PORT, host, () => resolve(node));
  });
}

describe.skipIf(!findProgram('haproxy') || process.platform !== 'linux')('Proxy', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-proxy-'));
  let nodes: FakeNode[] = [];
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let address = '';
  const seen = () => nodes.reduce((sum, node) => sum + node.seen.length, 0);

  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const network = `127.${200 + Math.floor(Math.random() * 50)}.${Math.floor(Math.random() * 250)}`;
    nodes = await Promise.all([startNode(`${network}.1`), startNode(`${network}.2`)]);
    proxy = await startProxy({ port, hosts: nodes.map(({ host }) => host), log: path.join(folder, 'proxy.log') });
    await proxy.untilServing(2);
  });
  beforeEach(() => {
    for (const node of nodes) Object.assign(node, { ready: true, answer: well, seen: [] });
  });
  afterAll(async () => {
    await proxy?.close();
    for (const { server } of nodes) server.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  it('The proxy retries a failed GET at another process, but never a POST', async () => {
    const drop = (req: IncomingMessage) => req.socket.destroy();
    // The process that receives the request first drops the connection; the second process answers.
    let asked = 0;
    for (const node of nodes)
      node.answer = (req, res) => {
        asked += 1;
        if (asked === 1) drop(req);
        else well(req, res);
      };
    expect((await fetch(`${address}/question`)).status).toBe(200);
    expect(seen()).toBe(2);

    asked = 0;
    const change = await fetch(`${address}/change`, { method: 'POST', body: 'x' });
    expect(change.status).toBe(502);
    expect(seen()).toBe(3);

    for (const node of nodes)
      node.answer = (req, res) => {
        asked += 1;
        if (asked === 2) res.writeHead(503).end();
        else well(req, res);
      };
    expect((await fetch(`${address}/busy`)).status).toBe(200);
  });

  it("The proxy sends the connection's address to processes and removes forged forwarding headers", async () => {
    const said = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const more = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', 'true-client-ip': '203.0.113.9' };
    await fetch(`${address}/who`, { headers: { ...said, ...more } });
    const headers = nodes.flatMap((node) => node.seen)[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    for (const name of ['x-real-ip', 'forwarded', 'x-forwarded-host', 'true-client-ip'])
      expect(headers).not.toHaveProperty(name);
  });

  it('The proxy skips a process that is not ready without a failed call, and uses all processes if none is ready', async () => {
    const [going, staying] = nodes;
    if (!going || !staying) throw new Error('There are no nodes');
    going.ready = false;
    await waitFor('the process to be skipped', async () => {
      going.seen = [];
      for (let call = 0; call < 6; call += 1) expect((await fetch(`${address}/`)).status).toBe(200);
      return going.seen.length === 0;
    });
    staying.ready = false;
    await proxy.untilServing(0);
    expect(await (await fetch(`${address}/`)).text()).toBe('well');
    going.ready = true;
    staying.ready = true;
    await proxy.untilServing(2);
  });

  it('The proxy log is valid JSON for any requested address', async () => {
    const asked = ['/torn\\', '/torn","status":200,"x":"', '/last-of-the-torn'];
    for (const torn of asked)
      await new Promise((resolve) => {
        request(address, { path: torn }, (res) => res.resume().once('close', resolve)).end();
      });
    const lines = () => readFileSync(path.join(folder, 'proxy.log'), 'utf8').split('\n');
    await waitFor('the lines', () => lines().some((line) => line.includes(asked[2] ?? '')));
    const torn = lines().filter((line) => line.includes('torn'));
    expect(torn.map((line) => JSON.parse(line).status)).toEqual([200, 200, 200]);
  });

  it('The proxy answers 503 `unavailable` if no process is running', async () => {
    for (const { server } of nodes) server.close().closeAllConnections();
    await proxy.untilServing(0);
    const answer = await fetch(`${address}/`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
  });
});
