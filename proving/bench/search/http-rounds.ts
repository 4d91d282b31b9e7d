// Measures the benchmarks H1 to H3 and S4 (search over HTTP) once. Each of them starts a new server on the largest test
// database.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { jobEndpoints } from '#contracts/jobs.ts';
import { openDb } from '#platform/db.ts';
import { endAll, startApi, startPart } from '../processes.ts';
import { turned } from '../rounds.ts';
import { putSettings, raisedSearches } from '../settings.ts';
import { pathOf, requestRate, type Scripts, statementRate, writeScripts } from './http.ts';
import type { SampleSearch } from './searches.ts';
import { type Statement, statementsOf } from './statements.ts';

const LIST_CONNECTIONS = 32;
const SEARCH_CONNECTIONS = 8;
/** Number of different searches. pgbench accepts at most 128 script files. */
const SEARCHES = 100;
const LIST = jobEndpoints.listJobs.path;

/**
 * Servers that are measured for the lines H1 to H3 (see `http-lines.ts`): the product's list and middleware, and the
 * baselines.
 */
export const listCells = ['bare', 'list', 'fastify', 'express', 'stack'] as const;
/** Cases of the line S4: the SQL statements of searches alone (with pgbench), and the searches over HTTP. */
export const searchCells = ['pgbench', 'search'] as const;
export type Cell = (typeof listCells)[number] | (typeof searchCells)[number];
/** Responses per second of each case; 0 if the case was not measured. */
export type HttpRound = Record<Cell, number>;

export interface HttpScene {
  url: string;
  dataDir: string;
  /** Measured seconds per server; a warm-up of half as long comes first. */
  seconds: number;
  searches: readonly string[];
  /** The SQL statement with which the product reads the job list. */
  list: Statement;
  scripts: Scripts;
  /** A file with a response of the product, which the baselines send as a constant response. */
  still: string;
}

const local = (port: number) => `http://127.0.0.1:${port}`;
/** Starts an API process with all features, including the request log. */
const startProduct = ({ url, dataDir }: Pick<HttpScene, 'url' | 'dataDir'>) =>
  startApi({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'info' });

async function saveStillAnswer(setting: Pick<HttpScene, 'url' | 'dataDir'>): Promise<string> {
  const { port } = await startProduct(setting);
  const answer = await fetch(local(port) + LIST);
  const file = path.join(setting.dataDir, 'still.json');
  writeFileSync(file, await answer.text());
  await endAll();
  return file;
}

/** Prepares the requests and scripts that all rounds use. */
export async function prepareHttp(
  searches: readonly SampleSearch[],
  setting: Pick<HttpScene, 'url' | 'dataDir' | 'seconds'>,
): Promise<HttpScene> {
  const some = searches.slice(0, SEARCHES);
  const db = openDb({ url: setting.url, max: 1, name: 'bench statements' });
  try {
    await putSettings(db, raisedSearches);
    const [list] = await statementsOf(db, { page: 1, limit: 10 });
    if (!list) throw new Error('The list has no statement');
    const scripts = await writeScripts(db, some, path.join(setting.dataDir, 'scripts'));
    return { ...setting, searches: some.map(pathOf), list, scripts, still: await saveStillAnswer(setting) };
  } finally {
    await db.end();
  }
}

/** Measures these cases once. Each round starts with a different case. */
export async function playHttpRound(scene: HttpScene, cells: readonly Cell[], round: number): Promise<HttpRound> {
  const { url, seconds, searches, list, scripts, still } = scene;
  const asked = async (started: Promise<{ port: number }>, paths: readonly string[], connections = LIST_CONNECTIONS) =>
    requestRate(local((await started).port), { connections, paths, seconds });
  const plays: Record<Cell, () => Promise<number>> = {
    bare: () => asked(startPart('bare-list', [url, list.text, JSON.stringify(list.values)]), [LIST]),
    list: () => asked(startProduct(scene), [LIST]),
    fastify: () => asked(startPart('fastify-list', [url]), [LIST]),
    express: () => asked(startPart('bare-express', [still, LIST]), [LIST]),
    stack: () => asked(startPart('http-stack', [still, LIST]), [LIST]),
    pgbench: () => statementRate(url, scripts, { connections: SEARCH_CONNECTIONS, seconds }),
    search: () => asked(startProduct(scene), searches, SEARCH_CONNECTIONS),
  };
  const rates: HttpRound = { bare: 0, list: 0, fastify: 0, express: 0, stack: 0, pgbench: 0, search: 0 };
  for (const name of turned(cells, round)) {
    rates[name] = await plays[name]().finally(endAll);
    console.log(`round ${round + 1} ${name.padEnd(8)} ${rates[name].toFixed(0)}/s`);
  }
  return rates;
}
