// The environment of a benchmark: its servers, databases and folder. The benchmark removes them at the end, even after
// an error.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#platform/migrations.ts';
import { refuseBusyMachine } from './load.ts';
import type { Options } from './options.ts';
import { endAll } from './processes.ts';
import { conclude, loadNow, machineLine, type ReportLine } from './report.ts';
import { type Keeping, type OwnServer, redisVersion, runOn, startPostgres, startRedis } from './servers.ts';

export interface Environment {
  /** DATA_DIR of the product's programs. */
  dataDir: string;
  /** Creates a database with the tables of the product and returns its address. */
  createDatabase(name: string): Promise<string>;
  /** Runs `work` with a new database; then ends all started processes and drops the database. */
  onDatabase<T>(work: (url: string) => Promise<T>): Promise<T>;
  /**
   * Starts at most one Redis server per persistence mode. Returns the address of the server; null if Redis is not
   * installed.
   */
  redis(keeping?: Keeping): Promise<string | null>;
  /** Stores lines for the result table. They are printed even if a later step fails. */
  keep(...lines: readonly ReportLine[]): void;
  /** Adds facts that are printed below the table, beside machine and versions. */
  note(facts: Readonly<Record<string, string>>): void;
}

const TEMPLATE = 'bench_template';

function databasesOf(postgres: OwnServer, template: () => Promise<unknown>) {
  const addressOf = (name: string) => {
    const address = new URL(postgres.url);
    address.pathname = `/${name}`;
    return address.href;
  };
  const createDatabase = async (name: string) => {
    await template();
    await runOn(postgres.url, `create database ${name} template ${TEMPLATE}`);
    return addressOf(name);
  };
  let made = 0;
  const onDatabase: Environment['onDatabase'] = async (work) => {
    made += 1;
    const name = `cell_${made}`;
    const url = await createDatabase(name);
    try {
      return await work(url);
    } finally {
      await endAll();
      await runOn(postgres.url, `drop database ${name} with (force)`);
    }
  };
  return { addressOf, createDatabase, onDatabase };
}

/** Runs a benchmark and prints its result table. */
export async function inEnvironment(
  { anyLoad, json, check }: Pick<Options<string>, 'anyLoad' | 'json' | 'check'>,
  work: (environment: Environment) => Promise<void>,
): Promise<void> {
  if (!anyLoad) refuseBusyMachine();
  const load = loadNow();
  const postgres = await startPostgres();
  const redises = new Map<Keeping, Promise<OwnServer | null>>();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-data-'));
  async function cleanUp(): Promise<void> {
    await endAll();
    const servers = await Promise.allSettled(redises.values());
    const stops = servers.map((server) => (server.status === 'fulfilled' ? server.value?.stop() : undefined));
    await Promise.allSettled([postgres.stop(), ...stops]);
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => cleanUp().then(() => process.exit(1)));

  let template: Promise<unknown> | undefined;
  const databases = databasesOf(postgres, () => {
    template ??= runOn(postgres.url, `create database ${TEMPLATE}`).then(() =>
      migrate(databases.addressOf(TEMPLATE), 'migrations'),
    );
    return template;
  });
  const lines: ReportLine[] = [];
  let facts: Readonly<Record<string, string>> = {};
  const environment: Environment = {
    dataDir,
    createDatabase: databases.createDatabase,
    onDatabase: databases.onDatabase,
    redis: async (keeping = 'no') => {
      const started = redises.get(keeping) ?? startRedis(keeping);
      redises.set(keeping, started);
      return (await started)?.url ?? null;
    },
    keep: (...found) => {
      lines.push(...found);
    },
    note: (more) => {
      facts = { ...facts, ...more };
    },
  };
  try {
    await work(environment).catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
    const allFacts = { postgres: postgres.version, redis: redisVersion() ?? 'absent', ...facts };
    conclude(lines, machineLine({ ...allFacts, load }), { json, check, more: { facts: allFacts } });
  } finally {
    await cleanUp();
  }
}
