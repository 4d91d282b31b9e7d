// One round of H1, H3 and S4: a fresh server for each cell, over the largest database.
import path from 'node:path';
import { openDb } from '#platform/db.ts';
import { endAll, startPart, startPrograms } from '../children.ts';
import { pathOf, pgbenchRate, requestRate, writeScripts } from './http.ts';
import type { Asked } from './questions.ts';
import { statementsOf } from './statements.ts';

const LIST_CONNECTIONS = 32;
const SEARCH_CONNECTIONS = 8;
/** pgbench takes 128 scripts at most. */
const SEARCHES = 100;
const LIST = '/api/v1/jobs/';

/** Answers a second of each side; null where it could not be measured. */
export interface HttpRound {
  list: number;
  bare: number;
  fastify: number;
  search: number;
  pgbench: number | null;
}

interface Play {
  url: string;
  questions: readonly Asked[];
  round: number;
  dataDir: string;
}

const local = (port: number) => `http://127.0.0.1:${port}`;

async function rateOfProduct({ url, dataDir }: Play, load: { connections: number; paths: string[] }): Promise<number> {
  const { port, worker } = await startPrograms({ DATABASE_URL: url, DATA_DIR: dataDir });
  // Only the API is asked: the other program must not share its processor.
  worker.kill('SIGKILL');
  const rate = await requestRate(local(port), load);
  await endAll();
  return rate;
}

async function rateOfPart(name: string, args: string[]): Promise<number> {
  const { port } = await startPart(name, args);
  const rate = await requestRate(local(port), { connections: LIST_CONNECTIONS, paths: [LIST] });
  await endAll();
  return rate;
}

export async function playHttpRound(play: Play): Promise<HttpRound> {
  const { url, questions, round, dataDir } = play;
  const some = questions.slice(0, SEARCHES);
  const db = openDb({ url, max: 1, name: 'bench statements' });
  const [first] = await statementsOf(db, { page: 1, limit: 10 });
  const files = await writeScripts(db, some, path.join(dataDir, 'scripts')).finally(() => db.end());
  const cells: Record<keyof HttpRound, () => Promise<number | null>> = {
    list: () => rateOfProduct(play, { connections: LIST_CONNECTIONS, paths: [LIST] }),
    bare: () => rateOfPart('bare-list', [url, first?.text ?? '', JSON.stringify(first?.values ?? [])]),
    fastify: () => rateOfPart('fastify-list', [url]),
    search: () => rateOfProduct(play, { connections: SEARCH_CONNECTIONS, paths: some.map(pathOf) }),
    pgbench: () => pgbenchRate(url, files, SEARCH_CONNECTIONS),
  };
  const names = ['bare', 'list', 'fastify', 'pgbench', 'search'] as const;
  const turn = round % names.length;
  const rates: Partial<Record<keyof HttpRound, number | null>> = {};
  for (const name of [...names.slice(turn), ...names.slice(0, turn)]) {
    rates[name] = await cells[name]();
    console.log(`round ${round + 1} ${name.padEnd(8)} ${rates[name]?.toFixed(0) ?? 'skipped'}/s`);
  }
  const { list = 0, bare = 0, fastify = 0, search = 0, pgbench = null } = rates;
  return { list: list ?? 0, bare: bare ?? 0, fastify: fastify ?? 0, search: search ?? 0, pgbench };
}
